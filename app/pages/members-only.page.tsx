import { type LoaderFunctionArgs, redirect } from "react-router";

/** Pages that need an account lead a guest to the log-in, which leads back here afterwards. */
export function loader({ request }: LoaderFunctionArgs): never {
  const { pathname } = new URL(request.url);
  // The path is one of three of ours, so it stands in the query as it is.
  throw redirect(`/?login=1&next=${pathname}`);
}

export default function MembersOnlyPage() {
  return null;
}
