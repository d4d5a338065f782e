import { open } from "node:fs/promises";

/** Makes new names in a folder safe from a power cut. Windows knows no way to ask for it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
