import { valueInWords } from '#schemas/valueInWords.ts';
import {
  ADVICE_IN_FIELDS,
  fileNames,
  mistakesAnywhere,
  mistakesInArticles,
  mistakesInFields,
  placeholderTexts,
  REVERSED_LINK,
  type MarkupMistake,
} from './markupMistakes.ts';

/**
 * How a text is rendered: `plain`, as it is written; `alt`, as the alternative text of a picture;
 * `markdown`, the text of an article that its parser did not take for syntax.
 */
export type TextKind = 'plain' | 'alt' | 'markdown';

/** Replaces each character of an article's text that the parser read as syntax. */
export const SYNTAX_MASK = '\uE000';

/** The error for a link that is written the wrong way round in an article's text, and its offset. */
export function reversedLink(text: string): { index: number; message: string } | undefined {
  const match = REVERSED_LINK.exec(text);
  if (!match) return undefined;
  const [link, label = '', address = ''] = match;
  const message = `Este enlace está al revés, y «${link}» se vería tal cual: escribí «[${label}](${address})».`;
  return { index: match.index, message: message.replaceAll(SYNTAX_MASK, '') };
}

/** What is searched for in a text of this kind; a message has the `sentence` and then the `advice`. */
function searchesFor(kind: TextKind) {
  const mistakes: readonly MarkupMistake[] =
    kind === 'markdown'
      ? [...mistakesAnywhere, ...mistakesInArticles]
      : [
          ...mistakesAnywhere.map(([pattern]): MarkupMistake => [pattern, ADVICE_IN_FIELDS]),
          ...mistakesInFields,
        ];
  return [
    ...mistakes.map(([pattern, advice]) => ({
      pattern,
      sentence: 'quedó con signos a la vista.',
      advice,
    })),
    ...placeholderTexts.map((pattern) => ({
      pattern,
      sentence: 'parece esperar otro texto, o letras que se perdieron al copiar:',
      advice: 'corregilo.',
    })),
    ...(kind === 'alt' ? fileNames : []).map((pattern) => ({
      pattern,
      sentence: 'no dice qué se ve:',
      advice: 'contalo, para quien no puede ver la imagen.',
    })),
  ];
}

/** Messages about leftover syntax and placeholder text, each with its offset in `text`. */
export const leftoversIn = (text: string, kind: TextKind): { index: number; message: string }[] =>
  searchesFor(kind).flatMap(({ pattern, sentence, advice }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const told = advice.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    const message = `${valueInWords(match[0].trim())} ${sentence} ${told}`;
    return [{ index: match.index, message: message.replaceAll(SYNTAX_MASK, '') }];
  });
