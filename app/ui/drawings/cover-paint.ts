import type { Tone } from "./palette.ts";

/** The tones of a cover's night: CSS gives them their colours, one family for each sky. */
export const coverPaint = {
  top: "var(--cover-top)",
  glow: ["var(--cover-glow-1)", "var(--cover-glow-2)", "var(--cover-glow-3)"],
  moonShade: "var(--cover-moon-shade)",
  far: "var(--cover-far)",
  mid: "var(--cover-middle)",
  near: "var(--cover-near)",
  /** A plane's lit edge. */
  farEdge: "var(--cover-far-edge)",
  midEdge: "var(--cover-middle-edge)",
  nearEdge: "var(--cover-near-edge)",
  pinprick: "var(--cover-pinprick)",
  stone: "var(--cover-stone)",
  snow: "var(--cover-snow)",
  wood: "var(--cover-wood)",
} as const;

/** Colours that have taken something of whatever sky they stand under, so that a hero is drawn once for all skies. */
export const underTheSky: Tone = (color) => `color-mix(in srgb, ${color} 76%, var(--cover-mid))`;
