import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The direct dependencies that are not installed in the version that the lock file names. */
export function missingPackages(root, { withTests }) {
  const lock = readJson(join(root, "package-lock.json"));
  const { dependencies = {}, devDependencies = {} } = lock.packages[""];
  const wanted = [...Object.keys(dependencies), ...(withTests ? Object.keys(devDependencies) : [])];
  return wanted.filter((name) => {
    const manifest = join(root, "node_modules", name, "package.json");
    return !existsSync(manifest) || readJson(manifest).version !== lock.packages[`node_modules/${name}`].version;
  });
}
