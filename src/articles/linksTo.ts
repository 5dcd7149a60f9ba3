/** Whether an article's text, as it is written, links to the page at `path` or to a page below it. */
export const linksTo = (body: string, path: string): boolean =>
  ['(', '"', "'"].some((before) => body.includes(before + path));
