import type { SkyPlan } from "./night-sky.tsx";
import type { Point } from "./shapes.ts";

/** A hill of the scene: its ridge, the trees on it (place, height) and how far their feet stand below the ridge. */
type HillPlan = {
  ridge: readonly Point[];
  dots: { count: number; depth: number; opacity: number; seed: string };
  trees: readonly Point[];
  sunk: number;
};

type Place = { x: number; sunk: number };

/** Where everything stands in a night scene. Places are along the ridge; heights follow from it. */
export type ScenePlan = {
  sky: SkyPlan;
  far: HillPlan;
  mid: HillPlan;
  near: HillPlan;
  /** From the door down to the near hill. */
  path: string;
  house: Place & { scale: number };
  windowLight: {
    x: number;
    y: number;
    width: number;
    spread: number;
    length: number;
    lean: number;
    dots: number;
    size: number;
  };
  child: Place & { height: number };
  dragon: Place & { height: number };
  /** The rings of light round the child's lantern. */
  lantern: {
    x: number;
    y: number;
    from: number;
    rings: number;
    step: number;
    gap: number;
    size: number;
    opacity: number;
  };
};

/** Free of stars for the words: the name and the button above, the heading and its lines below them. */
const phoneWords = (x: number, y: number) => (y < 110 && x > 240) || (y < 90 && x < 160) || (y > 96 && y < 336);

export const PHONE: ScenePlan = {
  sky: {
    width: 390,
    height: 844,
    moon: { x: 286, y: 404, radius: 47 },
    glow: 300,
    horizon: 470,
    stars: { dots: 70, cut: 6, scale: 1, keepFree: phoneWords },
  },
  far: {
    ridge: [
      [0, 540],
      [60, 512],
      [130, 492],
      [210, 520],
      [300, 486],
      [390, 512],
    ],
    dots: { count: 140, depth: 80, opacity: 0.35, seed: "far" },
    trees: [
      [318, 40],
      [340, 54],
      [366, 44],
      [20, 38],
      [44, 30],
    ],
    sunk: 6,
  },
  mid: {
    ridge: [
      [0, 566],
      [70, 552],
      [150, 566],
      [236, 546],
      [310, 560],
      [390, 588],
    ],
    dots: { count: 140, depth: 80, opacity: 0.3, seed: "mid" },
    trees: [
      [30, 78],
      [186, 64],
      [206, 46],
    ],
    sunk: 5,
  },
  near: {
    ridge: [
      [0, 640],
      [90, 628],
      [190, 646],
      [290, 632],
      [390, 650],
    ],
    dots: { count: 140, depth: 60, opacity: 0.22, seed: "near" },
    trees: [
      [352, 92],
      [376, 70],
    ],
    sunk: 8,
  },
  path: "M104 556C96 580 130 590 120 612C112 630 60 640 66 700H170C150 664 176 640 178 618C180 596 130 588 128 556Z",
  house: { x: 104, sunk: 3, scale: 0.98 },
  windowLight: { x: 85, y: 567, width: 13, spread: 15, length: 54, lean: -8, dots: 46, size: 2.3 },
  child: { x: 236, sunk: 5, height: 104 },
  dragon: { x: 168, sunk: 5, height: 70 },
  lantern: { x: 272, y: 616, from: 18, rings: 5, step: 8, gap: 9, size: 2.2, opacity: 0.75 },
};

/** Free of stars for the words: as on the phone, the heading and its lines standing to the left. */
const desktopWords = (x: number, y: number) =>
  (y < 110 && x > 1050) || (y < 90 && x < 310) || (x > 50 && x < 640 && y > 140 && y < 640);

export const DESKTOP: ScenePlan = {
  sky: {
    width: 1280,
    height: 760,
    moon: { x: 930, y: 232, radius: 92 },
    glow: 640,
    horizon: 372,
    stars: { dots: 170, cut: 15, scale: 1.25, keepFree: desktopWords },
  },
  far: {
    ridge: [
      [0, 652],
      [160, 640],
      [330, 640],
      [520, 588],
      [690, 510],
      [860, 506],
      [1010, 456],
      [1150, 474],
      [1280, 440],
    ],
    dots: { count: 140, depth: 80, opacity: 0.35, seed: "far" },
    trees: [
      [1060, 58],
      [1090, 84],
      [1120, 104],
      [1156, 84],
      [1186, 62],
      [1250, 90],
    ],
    sunk: 8,
  },
  mid: {
    ridge: [
      [0, 700],
      [200, 694],
      [420, 676],
      [610, 606],
      [760, 560],
      [960, 572],
      [1120, 594],
      [1280, 570],
    ],
    dots: { count: 140, depth: 80, opacity: 0.3, seed: "mid" },
    trees: [
      [616, 92],
      [880, 112],
      [916, 80],
      [1236, 112],
    ],
    sunk: 6,
  },
  near: {
    ridge: [
      [0, 738],
      [220, 730],
      [480, 724],
      [700, 688],
      [920, 700],
      [1120, 678],
      [1280, 694],
    ],
    dots: { count: 140, depth: 60, opacity: 0.22, seed: "near" },
    trees: [
      [1212, 150],
      [1254, 118],
      [640, 66],
      [670, 48],
    ],
    sunk: 10,
  },
  path: "M800 562C790 596 866 606 852 640C838 664 780 672 790 724H960C920 694 940 664 942 640C944 610 852 600 836 562Z",
  house: { x: 752, sunk: 4, scale: 1.5 },
  windowLight: { x: 725, y: 566, width: 20, spread: 26, length: 86, lean: -16, dots: 70, size: 2.9 },
  child: { x: 1064, sunk: 8, height: 170 },
  dragon: { x: 944, sunk: 8, height: 112 },
  lantern: { x: 1123, y: 660, from: 26, rings: 6, step: 12, gap: 12, size: 3, opacity: 0.7 },
};
