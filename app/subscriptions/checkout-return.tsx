import { lazy, Suspense } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useInBrowser } from "#app/ui/use-in-browser.ts";

/** The names in the query with which the payment provider sends somebody back. They prove nothing. */
const CHECKOUT = "checkout";
const SESSION = "session_id";
const PAID = "success";

// Few come back from a payment: the others do not load what they would see.
const CheckoutReturnDialog = lazy(async () => ({
  default: await import("./checkout-return-dialog.tsx").then(
    (loaded) => loaded.CheckoutReturnDialog,
    () => NotLoaded,
  ),
}));

type CheckoutReturnDialogProps = { onClose: () => void };

/** Where the dialog cannot be loaded the page stays as it is: the profile says the same. */
const NotLoaded = (_props: CheckoutReturnDialogProps) => null;

/** Tells whoever comes back from a payment what became of their plan. */
export function CheckoutReturn() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Not in the server's answer: a page that is kept was rendered for no query.
  const isInBrowser = useInBrowser();
  if (!isInBrowser || query.get(CHECKOUT) !== PAID) return null;
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete(CHECKOUT);
    rest.delete(SESSION);
    void navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense fallback={null}>
      <CheckoutReturnDialog onClose={close} />
    </Suspense>
  );
}
