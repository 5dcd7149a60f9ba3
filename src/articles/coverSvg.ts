/** How to load the SVG text of each drawing beside the articles, by its file's name. */
const coverSvgs = new Map(
  Object.entries(
    import.meta.glob<string>('@content/blog/*.svg', { query: '?raw', import: 'default' }),
  ).map(([path, load]) => [path.split('/').at(-1), load]),
);

/** The SVG text of an article's cover, if its file has the article's name; otherwise `undefined`. */
export const coverSvg = async (article: string) => coverSvgs.get(`${article}.svg`)?.();
