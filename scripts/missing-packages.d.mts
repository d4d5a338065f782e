/** The direct dependencies that are not installed in the version that the lock file names. */
export function missingPackages(root: string, options: { withTests: boolean }): string[];
