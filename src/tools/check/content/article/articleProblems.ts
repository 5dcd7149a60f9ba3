import type { Problem } from '#tools/check/content/problem.ts';
import type { ArticleText } from './parseArticleText.ts';
import type { ArticleRule } from './rules/articleRule.ts';
import { code } from './rules/code.ts';
import { componentContents, componentPlaces } from './rules/components.ts';
import { elements } from './rules/elements.ts';
import { emptyHeadings, skippedLevels, underlinedHeadings } from './rules/headings.ts';
import { leftovers, reversedLinks } from './rules/leftovers.ts';
import { linkAddresses, linkTexts } from './rules/links.ts';
import { pictures } from './rules/pictures.ts';
import { codeBlocks, lostSigns, extraCells, unusedDefinitions } from './rules/unpublished.ts';
import { isVisible } from './textNode.ts';

/** The rules for the text of an article. */
const rules: readonly ArticleRule[] = [
  code,
  elements,
  componentPlaces,
  componentContents,
  pictures,
  linkAddresses,
  linkTexts,
  emptyHeadings,
  skippedLevels,
  underlinedHeadings,
  codeBlocks,
  extraCells,
  lostSigns,
  unusedDefinitions,
  reversedLinks,
  leftovers,
];

/** The problems in an article's text. */
export function articleProblems(article: ArticleText, files: ReadonlySet<string>): Problem[] {
  const { file, root } = article;
  const isTitle = ({ type, depth }: typeof root) => type === 'heading' && depth === 1;
  if (!root.children?.some((node) => !isTitle(node) && isVisible(node))) {
    const message =
      'Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo.';
    return [{ file, line: 1, column: 1, message }];
  }
  return rules
    .flatMap((rule) => rule(article, files))
    .map(({ node, ...finding }) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      return { file, line, column, ...finding };
    });
}
