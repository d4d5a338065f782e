import { Star } from "./star.tsx";
import { ClosedEye, Line } from "./strokes.tsx";

type ShapeProps = { lit: boolean };

const SHADE = "var(--emblem-shade, #7381AE)";
const PALE = "var(--emblem-pale, #D8D8DC)";
const HOLLOW = "var(--emblem-hollow, #1E2A4E)";
const LIGHT = "var(--emblem-light, #FFC46B)";

/** What is in the light takes a little of it when the emblem is lit. */
const body = (lit: boolean) => (lit ? "var(--emblem-lit, #C5CBE6)" : "var(--emblem-body, #A9B2D0)");
const lamp = (lit: boolean, off = HOLLOW) => (lit ? LIGHT : off);

/** A castle; light in two windows. All emblems are drawn in a box of 64. */
export function CastleEmblem({ lit }: ShapeProps) {
  return (
    <>
      <path d="M10 56V30H14V25H21V30H25V36H39V22H43V17H50V22H54V56Z" fill={body(lit)} />
      <path d="M39 56V22H43V17H50V22H54V56ZM8 31L17.5 9L27 31ZM37 23L46.5 2L56 23Z" fill={SHADE} />
      <path d="M27 56V46C27 39 37 39 37 46V56Z" fill={HOLLOW} />
      <path d="M43.5 39C43.5 33 50.5 33 50.5 39V46H43.5ZM15 40C15 36 20 36 20 40V45H15Z" fill={lamp(lit)} />
    </>
  );
}

/** A fox asleep; lit, its eyes are open. */
export function FoxEmblem({ lit }: ShapeProps) {
  const head =
    "M8 8C17 11 24 17 27 20C30 19 34 19 37 20C40 17 47 11 56 8C58 16 57 26 54 34C49 46 40 54 32 58C24 54 15 46 10 34C7 26 6 16 8 8Z";
  const ears =
    "M12 15C17 18 21 21 23 24C18 26 15 29 12 33C11 27 11 20 12 15ZM52 15C47 18 43 21 41 24C46 26 49 29 52 33C53 27 53 20 52 15Z";
  return (
    <>
      <path d={head} fill={body(lit)} />
      <path d={ears} fill={HOLLOW} />
      <path d="M32 58C24 54 15 46 10 35C20 33 29 40 32 49C35 40 44 33 54 35C49 46 40 54 32 58Z" fill={PALE} />
      <path d="M28 52C30 50.5 34 50.5 36 52C35.5 55 34 57 32 58C30 57 28.5 55 28 52Z" fill={HOLLOW} />
      {[22, 42].map((x) =>
        lit ? (
          <ellipse key={x} cx={x} cy="36" rx="2.8" ry="3.4" fill={LIGHT} />
        ) : (
          <ClosedEye key={x} x={x} y={36} width={8} color={HOLLOW} thickness={2.4} />
        ),
      )}
    </>
  );
}

/** A rocket; light in its porthole. */
export function RocketEmblem({ lit }: ShapeProps) {
  return (
    <g transform="rotate(24 32 32)">
      <path d="M22 42C14 46 11 52 12 60C17 57 20 56 25 56ZM42 42C50 46 53 52 52 60C47 57 44 56 39 56Z" fill={SHADE} />
      <path d="M32 3C45 18 47 40 40 57H24C17 40 19 18 32 3Z" fill={body(lit)} />
      <path d="M32 3C45 18 47 40 40 57H34C41 40 40 18 32 3Z" fill={SHADE} />
      <circle cx="32" cy="29" r="7" fill={HOLLOW} />
      <circle cx="32" cy="29" r="4.8" fill={lamp(lit, SHADE)} opacity={lit ? undefined : 0.35} />
    </g>
  );
}

/** A friendly ghost holding a candle; lit, the candle burns. */
export function GhostEmblem({ lit }: ShapeProps) {
  const sheet =
    "M29 6C12 6 9 24 10 38C10 48 8 54 4 58C9 60 13 59 16 56C19 61 25 62 29 57C33 62 40 61 43 56C46 59 50 60 54 57C49 52 48 46 48 38C49 24 46 6 29 6Z";
  const fold = "M36 8C47 12 49 26 48 38C48 46 49 52 54 57C50 60 46 59 43 56C41 59 39 60 36 60C41 44 43 24 36 8Z";
  return (
    <>
      <path d={sheet} fill={body(lit)} />
      <path d={fold} fill={SHADE} />
      <ellipse cx="22" cy="28" rx="2.8" ry="3.6" fill={HOLLOW} />
      <ellipse cx="34" cy="28" rx="2.8" ry="3.6" fill={HOLLOW} />
      <Line d="M25 36q3 3 6 0" color={HOLLOW} width={2} />
      <path d="M45 34C50 33 55 35 55 38C53 41 47 41 43 38Z" fill={body(lit)} />
      <path d="M45 34C50 33 55 35 55 38C53 41 47 41 43 38Z" fill={SHADE} opacity={0.6} />
      <path d="M52 24h7v14h-7z" fill={PALE} />
      {lit ? (
        <path
          d="M55.5 9C59 14 60.5 17 59.5 20C59 22.5 57 23.5 55.5 23.5C53.5 23.5 52 22 51.7 20C51.3 16.5 54.5 14.5 55.5 9Z"
          fill={LIGHT}
        />
      ) : (
        <Line d="M55.5 24v-4" color={HOLLOW} width={1.8} />
      )}
    </>
  );
}

/** A cape; light in its star. */
export function CapeEmblem({ lit }: ShapeProps) {
  const cloth = "M20 10C26 14 38 14 44 10C46 28 52 44 60 54C50 60 40 52 32 57C24 52 14 60 4 54C12 44 18 28 20 10Z";
  return (
    <>
      <path d={cloth} fill={body(lit)} />
      <path d="M34 13C38 12.8 41.5 11.7 44 10C46 28 52 44 60 54C50 60 42 53 36 55C38 40 38 26 34 13Z" fill={SHADE} />
      <path d="M17 4C26 10 38 10 47 4L48 13C38 19 26 19 16 13Z" fill={PALE} />
      <Star x={32} y={33} reach={11} color={lamp(lit)} />
    </>
  );
}

/** A magnifier; light in the moon it has found. */
export function MagnifierEmblem({ lit }: ShapeProps) {
  return (
    <>
      <path d="M39 45L45 39L60 55C62 58 58 62 55 60Z" fill={SHADE} />
      <circle cx="27" cy="27" r="19" fill={HOLLOW} stroke={body(lit)} strokeWidth="5.5" />
      <path d="M30 15.5A12 12 0 1 0 38.5 31A10.5 10.5 0 0 1 30 15.5Z" fill={lamp(lit, SHADE)} />
    </>
  );
}
