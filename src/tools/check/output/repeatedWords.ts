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
      { what: 'Este título', another: 'otro', cause: title },
      { what: 'Esta descripción', another: 'otra', cause: description },
    ];
    return words.flatMap(({ what, another, cause }): OutputProblem[] => {
      const first = firsts.get(what + cause);
      firsts.set(what + cause, first ?? address);
      if (!cause || first === undefined) return [];
      const message = `${what}, que muestran los buscadores, es igual en «${first}»: escribí ${another}.`;
      return [{ file, isHint: true, message, cause }];
    });
  });
}
