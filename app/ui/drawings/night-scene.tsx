import { Grove } from "./grove.tsx";
import { Halo } from "./halo.tsx";
import { HeroChild } from "./hero-child.tsx";
import { HeroDragon } from "./hero-dragon.tsx";
import { Hill } from "./hill.tsx";
import { House } from "./house.tsx";
import { DESKTOP, PHONE, type ScenePlan } from "./night-scene-plan.ts";
import { NightSky } from "./night-sky.tsx";
import { colors, inTheNight, night } from "./palette.ts";
import { yAt } from "./shapes.ts";
import { Standing } from "./standing.tsx";
import { WindowLight } from "./window-light.tsx";

/** The night over the house on a phone, 390 × 844: text lives in its sky, the button on its front hill. */
export function NightScenePhone() {
  return <NightScene plan={PHONE} align="xMidYMax" filter="cut" />;
}

/** The night over the house on a wide screen, 1280 × 760: text to the left, everyone to the right. */
export function NightSceneDesktop() {
  return <NightScene plan={DESKTOP} align="xMaxYMax" filter="cut-wide" />;
}

/** What the displacement of the torn edge would leave ragged at the frame. */
const TORN = 2.5;

type NightSceneProps = { plan: ScenePlan; align: "xMidYMax" | "xMaxYMax"; filter: "cut" | "cut-wide" };

/** Fills the box it is put in; where the box is of other proportions, the sky is cut first, never the ground. */
function NightScene({ plan, align, filter }: NightSceneProps) {
  const { sky, far, mid, near } = plan;
  const { width, height } = sky;
  const frame = { width, height };
  return (
    <svg
      className="night-scene"
      viewBox={`${TORN} ${TORN} ${width - 2 * TORN} ${height - 2 * TORN}`}
      width="100%"
      height="100%"
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <g filter={`url(#${filter})`}>
        <NightSky {...sky} />
        <Hill {...frame} {...far} color={night.farHill} edge={night.farEdge} />
        <Grove ridge={far.ridge} trees={far.trees} kind="pointed" leaf="#24365F" wood="#1B2A4E" sunk={far.sunk} />
        <Hill {...frame} {...mid} color={night.midHill} edge={night.midEdge} />
        <path d={plan.path} fill="#3A4F86" opacity={0.55} />
        <House x={plan.house.x} y={yAt(mid.ridge, plan.house.x) + plan.house.sunk} scale={plan.house.scale} />
        <WindowLight {...plan.windowLight} />
        <Grove ridge={mid.ridge} trees={mid.trees} kind="round" leaf="#2C4470" wood="#1A2950" sunk={mid.sunk} />
        <Hill {...frame} {...near} color={night.ground} edge={night.nearEdge} />
        <Company plan={plan} />
        <Grove ridge={near.ridge} trees={near.trees} kind="pointed" leaf="#192750" wood="#101A38" sunk={near.sunk} />
      </g>
    </svg>
  );
}

/** The child with the lantern and, looking up at it, the dragon. */
function Company({ plan: { near, child, dragon, lantern } }: { plan: ScenePlan }) {
  return (
    <>
      <Standing x={child.x} y={yAt(near.ridge, child.x) + child.sunk} height={child.height}>
        <HeroChild tone={inTheNight(night.sky, 0.15)} />
      </Standing>
      <Halo {...lantern} color={colors.candle} seed="l" />
      <Standing x={dragon.x} y={yAt(near.ridge, dragon.x) + dragon.sunk} height={dragon.height}>
        <HeroDragon tone={inTheNight(night.sky, 0.19)} flame={false} />
      </Standing>
    </>
  );
}
