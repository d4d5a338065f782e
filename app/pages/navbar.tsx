import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { PRODUCT_NAME } from "#app/product.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Wordmark } from "#app/ui/drawings/wordmark.tsx";

export function Navbar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className="navbar">
      <Link to="/" className="navbar-home" aria-label={`${PRODUCT_NAME}. ${t("frame.home")}`}>
        <Wordmark name={PRODUCT_NAME} />
      </Link>
      <nav>
        <LinkButton
          look="outlined"
          className="navbar-start"
          to={{ pathname, search: "?signup=1" }}
          // It opens a dialog: there is nothing to find behind it.
          rel="nofollow"
          preventScrollReset
        >
          {t("frame.getStarted")}
        </LinkButton>
      </nav>
    </header>
  );
}
