/** Where the image that networks show of the page at `path` is served. */
export const socialImagePath = (path: string): string => `/social${path}.png`;
