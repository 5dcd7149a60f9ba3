import { isDuplicate, notFoundRoute } from '#lib/routes.ts';
import { servedAt, type BuiltSite, type OutputProblem } from './builtSite.ts';

/** Hints about pages that search engines would list with the same title or description as another page. */
export function repeatedWords({ pages }: BuiltSite): OutputProblem[] {
  const firsts = new Map<string, string>();
  return pages.flatMap(({ file, title, description }) => {
    const address = servedAt(file);
    // Search engines list neither a copy nor the 404 page, which has the words of the home page.
    if (isDuplicate(address) || address === notFoundRoute.path) return [];
    const words = [
      { what: 'Este título', other: 'otro', written: title },
      { what: 'Esta descripción', other: 'otra', written: description },
    ];
    return words.flatMap(({ what, other, written }): OutputProblem[] => {
      const first = firsts.get(what + written);
      firsts.set(what + written, first ?? address);
      if (!written || first === undefined) return [];
      const message = `${what}, que muestran los buscadores, es igual en «${first}»: escribí ${other}.`;
      return [{ file, isHint: true, message, written }];
    });
  });
}
