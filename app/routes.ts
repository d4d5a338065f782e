import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product and the file that answers it. */
export default [
  index("pages/landing.page.tsx"),
  route("generator", "stories/generator.page.tsx"),
  route("about", "pages/about.page.tsx"),
  route("plans", "pages/plans.page.tsx"),
  route("safety", "pages/safety.page.tsx"),
  route("privacy", "pages/privacy.page.tsx"),
  route("terms", "pages/terms.page.tsx"),
  route("profile", "pages/profile.page.tsx"),
  route("library", "stories/library.page.tsx"),
  route("reader", "stories/reader.page.tsx"),
  route("*", "pages/not-found.page.tsx"),
] satisfies RouteConfig;
