/** Whether the build is missing or was made of other sources. */
export function isBuildStale(root: string): boolean;
/** Notes what the build that was just made is made of. */
export function noteBuild(root: string): void;
