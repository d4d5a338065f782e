import type { ReactNode } from "react";
import { Castle } from "./castle.tsx";
import { Plane, rolling } from "./cover-ground.tsx";
import { coverPaint } from "./cover-paint.ts";
import type { PlaceName } from "./cover-plan.ts";
import { Rooftops, TOP_ROOF } from "./cover-rooftops.tsx";
import { SeaBefore, SeaBehind } from "./cover-sea.tsx";
import { Grove } from "./grove.tsx";
import { Rocket } from "./rocket.tsx";
import { type Point, yAt } from "./shapes.ts";
import { WashingLine } from "./washing-line.tsx";

/** A place on a cover: where its hero stands, where its house is, and the drawing itself. */
export type Place = {
  /** The line that feet stand on, and where on it. */
  ground: readonly Point[];
  heroX: number;
  /** The lit window, unless somebody near stands before it. */
  house?: { x: number; y: number; scale: number };
  behind: ReactNode;
  /** What is nearer than the hero. */
  before?: ReactNode;
};

const HILLS = { far: rolling(252, 16, 4, 1), mid: rolling(292, 14, 4, 3.2), near: rolling(342, 10, 3, 0.4) };
const CASTLE_HILL: readonly Point[] = [
  [0, 300],
  [60, 262],
  [130, 216],
  [190, 212],
  [250, 262],
  [300, 290],
];
const CASTLE = { mid: rolling(306, 8, 3, 2), near: rolling(344, 9, 3, 0.4) };
const PEAKS = { mid: rolling(300, 12, 3, 2), near: rolling(348, 8, 3, 1) };
const MOUNTAINS = "M0 400V268L40 226L72 166L112 222L140 252L176 214L216 148L262 220L300 250V400Z";
const SHADED_SIDES = "M72 166L112 222L140 252L128 400H86ZM216 148L262 220L300 250V400H236Z";
const SNOW = "M72 166L92 194L82 206L72 196L62 208L52 205ZM216 148L240 186L226 198L214 186L204 200L190 190Z";
const FOREST = { mid: rolling(300, 8, 3, 1), near: rolling(352, 7, 3, 0) };
const TRUNKS = [6, 50, 76, 232, 252, 296].map((x) => `M${x - 8} 400L${x - 4}-8H${x + 5}L${x + 10} 400Z`).join("");
const NEAR_TRUNKS =
  [20, 278]
    .map(
      (x) =>
        `M${x - 13} 400C${x - 10} 300 ${x - 9} 120 ${x - 12}-4H${x + 13}C${x + 9} 120 ${x + 11} 300 ${x + 17} 400Z`,
    )
    .join("") + "M22 148C40 145 56 150 74 142C58 156 42 157 22 164Z";
const DUNES = {
  far: [
    [0, 250],
    [60, 230],
    [120, 258],
    [200, 296],
    [300, 268],
  ],
  mid: [
    [0, 320],
    [70, 330],
    [150, 300],
    [230, 270],
    [300, 286],
  ],
  near: [
    [0, 340],
    [100, 352],
    [200, 336],
    [300, 350],
  ],
} as const satisfies Record<string, readonly Point[]>;
const WASHING = { far: rolling(290, 14, 4, 2), near: rolling(340, 8, 3, 1) };
const VALLEY = {
  far: [
    [0, 210],
    [60, 250],
    [130, 290],
    [200, 296],
    [260, 250],
    [300, 206],
  ],
  mid: [
    [0, 282],
    [70, 310],
    [150, 322],
    [230, 310],
    [300, 274],
  ],
  near: rolling(356, 6, 3, 0),
} as const satisfies Record<string, readonly Point[]>;

const leaves = { leaf: coverPaint.midEdge, wood: coverPaint.near };
const houseOn = (ridge: readonly Point[], x: number, scale: number) => ({ x, y: yAt(ridge, x) + 4, scale });

export const PLACES: Record<PlaceName, Place> = {
  hills: {
    ground: HILLS.near,
    heroX: 112,
    house: houseOn(HILLS.mid, 218, 0.46),
    behind: (
      <>
        <Plane ridge={HILLS.far} depth="far" />
        <Grove
          {...leaves}
          ridge={HILLS.mid}
          trees={[
            [40, 46],
            [262, 60],
          ]}
          kind="round"
          sunk={8}
        />
        <Grove {...leaves} ridge={HILLS.mid} trees={[[64, 54]]} kind="pointed" sunk={8} />
        <Plane ridge={HILLS.mid} depth="mid" />
        <Plane ridge={HILLS.near} depth="near" />
      </>
    ),
  },
  castle: {
    ground: CASTLE.near,
    heroX: 92,
    behind: (
      <>
        <Plane ridge={CASTLE_HILL} depth="far" />
        <Castle
          x={166}
          y={yAt(CASTLE_HILL, 166) + 8}
          wall={coverPaint.stone}
          shade={coverPaint.farEdge}
          gate={coverPaint.mid}
        />
        <Grove
          {...leaves}
          ridge={CASTLE.mid}
          trees={[
            [26, 44],
            [252, 52],
            [278, 46],
          ]}
          kind="pointed"
          sunk={8}
        />
        <Plane ridge={CASTLE.mid} depth="mid" />
        <Plane ridge={CASTLE.near} depth="near" />
      </>
    ),
  },
  peaks: {
    ground: PEAKS.near,
    heroX: 112,
    house: houseOn(PEAKS.mid, 240, 0.38),
    behind: (
      <>
        <path d={MOUNTAINS} fill={coverPaint.mid} />
        <path d={SHADED_SIDES} fill={coverPaint.near} opacity={0.35} />
        <path d={SNOW} fill={coverPaint.snow} />
        <Grove
          {...leaves}
          ridge={PEAKS.mid}
          trees={[
            [14, 40],
            [44, 50],
            [78, 38],
            [118, 46],
            [158, 54],
            [196, 40],
            [284, 48],
          ]}
          kind="pointed"
          sunk={10}
        />
        <Plane ridge={PEAKS.mid} depth="mid" />
        <Plane ridge={PEAKS.near} depth="near" />
      </>
    ),
  },
  sea: {
    ground: [[0, 368]],
    heroX: 130,
    house: { x: 238, y: 252, scale: 0.42 },
    behind: <SeaBehind />,
    before: <SeaBefore />,
  },
  forest: {
    ground: FOREST.near,
    heroX: 146,
    house: houseOn(FOREST.mid, 224, 0.48),
    behind: (
      <>
        <path d={TRUNKS} fill={coverPaint.far} />
        <Plane ridge={FOREST.mid} depth="mid" />
        <path d={NEAR_TRUNKS} fill={coverPaint.wood} />
        <Plane ridge={FOREST.near} depth="near" />
      </>
    ),
  },
  rooftops: { ground: TOP_ROOF, heroX: 136, behind: <Rooftops /> },
  dunes: {
    ground: DUNES.near,
    heroX: 96,
    behind: (
      <>
        <Plane ridge={DUNES.far} depth="far" />
        <Plane ridge={DUNES.mid} depth="mid" />
        <Rocket x={222} y={yAt(DUNES.mid, 222) + 8} scale={0.92} />
        <Plane ridge={DUNES.near} depth="near" />
      </>
    ),
  },
  washing: {
    ground: WASHING.near,
    heroX: 222,
    house: houseOn(WASHING.far, 66, 0.54),
    behind: (
      <>
        <Plane ridge={WASHING.far} depth="mid" />
        <path d="M23 400V216H29V400ZM269 400V214H275V400Z" fill={coverPaint.near} />
        <WashingLine x={140} y={312} scale={1.12} />
        <Plane ridge={WASHING.near} depth="near" />
      </>
    ),
  },
  valley: {
    ground: VALLEY.near,
    heroX: 104,
    house: houseOn(VALLEY.far, 210, 0.42),
    behind: (
      <>
        <Plane ridge={VALLEY.far} depth="far" />
        <Grove
          {...leaves}
          ridge={VALLEY.mid}
          trees={[
            [26, 56],
            [262, 60],
          ]}
          kind="round"
          sunk={8}
        />
        <Grove
          {...leaves}
          ridge={VALLEY.mid}
          trees={[
            [54, 46],
            [236, 44],
          ]}
          kind="pointed"
          sunk={8}
        />
        <Plane ridge={VALLEY.mid} depth="mid" />
        <Plane ridge={VALLEY.near} depth="near" />
      </>
    ),
  },
};
