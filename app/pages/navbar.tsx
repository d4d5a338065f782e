import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router";
import { PRODUCT_NAME } from "#app/product.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { Wordmark } from "#app/ui/drawings/wordmark.tsx";
import type { Visit } from "#app/visit.ts";

/** The name of the product, and the way in or the person's own pages. */
export function Navbar({ isLoggedIn, signUp }: Pick<Visit, "isLoggedIn" | "signUp">) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className="navbar">
      <Link to="/" className="navbar-home" aria-label={`${PRODUCT_NAME}. ${t("frame.home")}`}>
        <Wordmark name={PRODUCT_NAME} />
      </Link>
      <nav>
        {isLoggedIn ? (
          <>
            <NavLink to="/library" className="icon-button" aria-label={t("frame.library")}>
              <Icon name="book" size={24} />
            </NavLink>
            <NavLink to="/profile" className="icon-button" aria-label={t("frame.profile")}>
              <Icon name="user" size={24} />
            </NavLink>
          </>
        ) : (
          <LinkButton
            look="outlined"
            className="navbar-start"
            to={{ pathname, search: signUp === "closed" ? "?login=1" : "?signup=1" }}
            // It opens a dialog: there is nothing to find behind it.
            rel="nofollow"
            preventScrollReset
          >
            {t("frame.getStarted")}
          </LinkButton>
        )}
      </nav>
    </header>
  );
}
