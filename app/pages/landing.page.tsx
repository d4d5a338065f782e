import { useActionData } from "react-router";
import { contactAction } from "#app/contact/contact-action.ts";
import { Landing } from "./landing.tsx";

export const action = contactAction;

export default function LandingPage() {
  return <Landing letter={useActionData<typeof action>()} />;
}
