import { Moon } from "#app/ui/drawings/moon.tsx";

/** More than a month of moons is no picture any more; the words beside it say the figures. */
const MOST_MOONS = 30;

/** A place as a dotted ring, a taken one as a full moon. Nothing where there are too many to see. */
export function ProfileMoons({ used, places }: { used: number; places: number }) {
  if (places > MOST_MOONS) return null;
  return (
    <div className="profile-moons" aria-hidden="true">
      {Array.from({ length: places }, (_, place) =>
        place < used ? <Moon key={place} size={20} phase={1} /> : <span key={place} className="profile-ring" />,
      )}
    </div>
  );
}
