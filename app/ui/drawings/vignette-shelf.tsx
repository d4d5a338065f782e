import { MoonShape } from "./moon.tsx";
import { colors } from "./palette.ts";
import { Star } from "./star.tsx";
import { Vignette } from "./vignette.tsx";

/** A shelf of books, one with a moon on its spine and one with a star. */
export function ShelfVignette({ size }: { size?: number }) {
  return (
    <Vignette size={size}>
      <path d="M24 78V34H36V78Z" fill="#84453A" />
      <path d="M37 78V28H51V78Z" fill="#235B66" />
      <path d="M52 78V38H62V78Z" fill="#7A5D2B" />
      <path d="M64 79L73 36L84 39L76 80Z" fill="#4C5C72" />
      <path d="M24 42h12v4H24zM52 46h10v3H52zM37 64h14v4H37z" fill="#E8DCC4" opacity={0.7} />
      <MoonShape x={44} y={42} radius={5} phase={1} craters={false} />
      <path d="M14 78H90V85H14Z" fill="#B9A78F" />
      <path d="M22 85h6v9h-6zM76 85h6v9h-6z" fill="#7D6F62" />
      <Star x={30} y={58} reach={4.5} color={colors.candle} />
    </Vignette>
  );
}
