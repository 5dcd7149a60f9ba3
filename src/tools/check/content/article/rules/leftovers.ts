import {
  ADDRESS,
  SIGNS_SHOW,
  leftoverMessage,
  placeholders,
  signs,
} from '#tools/check/content/fields/leftoverSyntax.ts';
import { positionIn } from '#tools/check/content/problem.ts';
import type { ArticleText } from '#tools/check/content/article/parseArticleText.ts';
import type { ArticleRule } from './articleRule.ts';

/** Where a pattern begins in what the parser took for text, not for a sign of Markdown: once in each piece of it. */
function placesOf(pattern: RegExp, { nodes, text }: ArticleText) {
  const pieces = nodes.filter(({ type }) => type === 'text');
  const places = new Map<(typeof pieces)[number], number>();
  for (const { index } of text.matchAll(pattern)) {
    const piece = pieces.find(({ position }) => {
      const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
      return start <= index && index < end;
    });
    if (piece && !places.has(piece)) places.set(piece, index);
  }
  return [...places].map(([node, index]) => ({ node, index, ...positionIn(text, index) }));
}

/** Signs of Markdown, and words that wait for others, which visitors would read. */
export const leftovers: ArticleRule = (article) =>
  [
    ...signs.map(([pattern, advice]) => [pattern, `${SIGNS_SHOW} ${advice}`] as const),
    ...placeholders,
  ].flatMap(([pattern, told]) =>
    placesOf(pattern, article).map(({ index, ...place }) => ({
      ...place,
      message: leftoverMessage(article.text, index, told),
      isHint: true,
    })),
  );

/** «(texto)[/contacto]» */
const REVERSED = new RegExp(String.raw`\(([^()\n]+)\)\[(${ADDRESS}[^\]\s]*)\]`, 'g');

/** Links with their brackets and parentheses the wrong way round, whose address would be lost. */
export const reversedLinks: ArticleRule = (article) =>
  placesOf(REVERSED, article).map(({ index, ...place }) => {
    const [link = ''] = article.text.slice(index).match(REVERSED) ?? [];
    const right = link.replace(REVERSED, '[$1]($2)');
    return {
      ...place,
      message: `Este enlace está al revés, y «${link}» se vería tal cual: escribí «${right}».`,
    };
  });
