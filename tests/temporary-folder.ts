import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of its own under the system's temporary one. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "cuentaluna-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
