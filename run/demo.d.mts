/** Copies a built site and makes it a demo. Both are folders. */
export declare function writeDemo(site: string, demo: string): void
