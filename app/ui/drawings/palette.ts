/** A colour as `#rrggbb`, so that two of them can be mixed. */
export type Hex = `#${string}`;

/** The colours of cut paper shared by several drawings. A colour of only one drawing stays in that drawing. */
export const colors = {
  ink: "#0B1020",
  moon: "#F4EFE4",
  candle: "#FFC46B",
  candleHeart: "#FFE0AE",
  ember: "#E08A3C",
  brick: "#B65A45",
  brickShade: "#8E4136",
  cream: "#EADFCB",
  creamShade: "#CFC0A8",
  slate: "#5F6F93",
  rose: "#C98B82",
  skin: "#C9926C",
  hair: "#3A2A2A",
  smoke: "#C9C6D6",
  pupil: "#2A2340",
} as const satisfies Record<string, Hex>;

/** The tones of the night outdoors, from the sky to the ground the page stands on. */
export const night = {
  sky: "#1B2852",
  glow: ["#22315F", "#273869", "#2D4075", "#344982"],
  farHill: "#2B3F70",
  farEdge: "#3F568F",
  midHill: "#1F3058",
  midEdge: "#34497F",
  nearEdge: "#2A3B6C",
  pinprick: "#AFC0EA",
  /** The page's own ground: the nearest hill runs into the page without a seam, whatever the theme. */
  ground: "var(--bg, #121A33)",
  /** The ground of the sleeping foot; the foot of the page continues in it. */
  footGround: "#0E1530",
  footEdge: "#22315C",
} as const;

function channels(color: Hex): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour that lies `share` of the way (0 to 1) from one colour to another, channel by channel in sRGB. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** How a drawing's colours are seen: as they are, or through the colour of a night. Gives any CSS colour. */
export type Tone = (color: Hex) => string;

/** Colours as they are. */
export const plain: Tone = (color) => color;

const lights: ReadonlySet<Hex> = new Set([colors.candle, colors.candleHeart, colors.moon]);

/** Colours that have taken `share` (0 to 1) of a night's tone. Lights stay pure: they are what the night is seen by. */
export function inTheNight(sky: Hex, share: number): Tone {
  return (color) => (lights.has(color) ? color : mix(color, sky, share));
}
