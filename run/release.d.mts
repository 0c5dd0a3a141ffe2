/** Writes what a server needs, but for the built site, into the folder. */
export declare function writeRelease(folder: string): void
