import { fileURLToPath } from "node:url";

/**
 * Packages that use graphql take this build of it; the tests' own choice would be a second one, and neither knows the
 * other's objects.
 */
export const ONE_GRAPHQL = {
  alias: [
    { find: /^graphql$/, replacement: fileURLToPath(new URL("../node_modules/graphql/index.mjs", import.meta.url)) },
  ],
};
