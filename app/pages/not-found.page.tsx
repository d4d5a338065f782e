import { data } from "react-router";
import { Landing } from "./landing.tsx";

const NOT_FOUND = 404;

export function loader() {
  return data(null, { status: NOT_FOUND });
}

/** Any unknown address shows the first screen, which says so. */
export default function NotFoundPage() {
  return <Landing isMissing />;
}
