import { Halo } from "./halo.tsx";
import { MoonShape } from "./moon.tsx";
import { colors, night } from "./palette.ts";
import { type Point, seededRandom, smoothCurve } from "./shapes.ts";
import { Stars } from "./stars.tsx";

/** What a sky needs to know: where its moon is, how far its glow reaches, where its stars end. */
export type SkyPlan = {
  width: number;
  height: number;
  moon: { x: number; y: number; radius: number };
  /** Radius of the widest band of glow. */
  glow: number;
  /** Down to where stars are sown. */
  horizon: number;
  stars: { dots: number; cut: number; scale: number; keepFree: (x: number, y: number) => boolean };
};

/** The sky in four cut bands round a full moon with rings of pinpricks, and the stars. */
export function NightSky({ width, height, moon, glow, horizon, stars }: SkyPlan) {
  const clearOfMoon = (x: number, y: number) =>
    Math.hypot(x - moon.x, y - moon.y) < moon.radius * 1.7 || stars.keepFree(x, y);
  return (
    <>
      <rect width={width} height={height} fill={night.sky} />
      <Glow x={moon.x} y={moon.y} reach={glow} />
      <Stars seed={`landing${width}`} width={width} height={horizon} {...stars} keepFree={clearOfMoon} />
      <Halo
        x={moon.x}
        y={moon.y}
        from={moon.radius + 14}
        rings={7}
        step={12}
        gap={13}
        size={2.6}
        color={colors.moon}
        opacity={0.55}
        seed="hero"
      />
      <MoonShape {...moon} phase={1} />
    </>
  );
}

const CORNERS = 13;

function Glow({ x, y, reach }: { x: number; y: number; reach: number }) {
  const random = seededRandom("gl");
  return night.glow.map((color, band) => {
    const radius = (reach * (night.glow.length - band)) / night.glow.length;
    const outline = Array.from({ length: CORNERS }, (_, i): Point => {
      const angle = (i / CORNERS) * Math.PI * 2;
      const torn = radius * (1 + (random() - 0.5) * 0.07);
      return [x + Math.cos(angle) * torn, y + Math.sin(angle) * torn];
    });
    return <path key={color} d={`${smoothCurve([...outline, ...outline.slice(0, 1)], 0.17)}Z`} fill={color} />;
  });
}
