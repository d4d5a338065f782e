import { CandleShape } from "./candle.tsx";
import { Halo } from "./halo.tsx";
import { colors } from "./palette.ts";
import { Vignette } from "./vignette.tsx";

/** A candle burning. */
export function CandleVignette({ size }: { size?: number }) {
  return (
    <Vignette size={size}>
      <Halo
        x={52}
        y={36}
        from={15}
        rings={4}
        step={8}
        gap={8}
        size={2.2}
        color={colors.candle}
        opacity={0.85}
        seed="v"
      />
      <CandleShape x={52} y={90} scale={0.82} lit />
    </Vignette>
  );
}
