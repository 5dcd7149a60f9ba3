import { found } from '#schemas/messages.ts';

/**
 * How a text is rendered: `plain`, as it is written; `alt`, as the alternative text of a picture;
 * `markdown`, the text of an article that its parser did not take for syntax.
 */
export type TextKind = 'plain' | 'alt' | 'markdown';

/** Syntax of Markdown, HTML and other programs that visitors would see as text. */
const syntax: readonly RegExp[] = [
  /(?<![\\\w*])\*\*(?!\*)[^\n]*/,
  /(?<!\\)~~\S[^\n]*/,
  /==\S[^=\n]*==/,
  /(?<!\\)\[\[[^\]\n]*\]\]/,
  /\{\{[^\n]*\}\}|\{%[^\n]*%\}/,
  /\[\/?(?:b|i|u|url|img)\]/i,
  /\[[^\]\n]*(?<!\\)\]\s?\((?:https?:|www\.|\/|#|\.|mailto:)[^\n]*/,
  /\[\^[^\]\n]+\]/,
  /^#{1,6}(?:\s|(?<=#{2})[^#\s])[^\n]*/m,
  /^:::[^\n]*/m,
  /^(?:[•▪●◦]|[-*+]\u00A0)[^\n]*/m,
  /^\|.*\|\s*$/m,
  /(?<!\\)`[^`\n]+`/,
  /(?<=^|[\s(¿¡])_\S[^_\n]*_(?=$|[\s.,;:!?)])/,
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i,
];

/** Character references of HTML, which Markdown decodes too. */
const characterReferences: readonly RegExp[] = [/&(?:#x?[\da-f]+|[a-z]{2,});/];

/** Placeholder text, and letters garbled by a wrong encoding. */
const leftovers: readonly RegExp[] = [
  /\S*[ÃÂ][\u0080-\u00BF]\S*/,
  /\S*â€\S*/,
  /\blorem ipsum\b/i,
  /\b(?:TODO:|FIXME|TBD|XXX+|EJEMPLO:)[^\n]*/,
  /\[(?:completar|insertar|agregar|escribir|pendiente|falta)\b[^\]\n]*\]/i,
  /\b(?:texto|título) de (?:ejemplo|prueba|relleno)\b/i,
];

/** File names in place of a description. */
const fileNames: readonly RegExp[] = [
  /^\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i,
  /^(?:img|dsc|imagen|foto|captura(?: de pantalla)?|screenshot)[-_ ]?[\d\s.:_-]*$/i,
];

/** The patterns to search a text for, each with the advice for a match. */
const searchesFor = (kind: TextKind): [patterns: readonly RegExp[], advice: string][] => [
  [
    kind === 'markdown' ? syntax : [...syntax, ...characterReferences],
    'quedó con signos a la vista: corregilos o sacalos (en un campo no se lee Markdown ni HTML).',
  ],
  [leftovers, 'parece esperar otro texto, o letras que se perdieron al copiar: corregilo.'],
  [
    kind === 'alt' ? fileNames : [],
    'no dice qué se ve: contalo, para quien no puede ver la imagen.',
  ],
];

/** Messages about leftover syntax and placeholder text, each with its offset in `text`. */
export const leftoversIn = (text: string, kind: TextKind): { index: number; message: string }[] =>
  searchesFor(kind).flatMap(([patterns, advice]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match ? [{ index: match.index, message: `${found(match[0].trim())} ${advice}` }] : [];
    }),
  );
