import { found } from '#schemas/messages.ts';

/**
 * Where a text is read: `plain`, letter by letter, as texts of YAML are; `alt`, for people who can't
 * see a picture; `markdown`, what the parser of articles took for no mark.
 */
export type TextKind = 'plain' | 'alt' | 'markdown';

/** Marks of Markdown, of HTML and of other programs that visitors would read. */
const marks: readonly RegExp[] = [
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

/** A character as HTML writes it, which Markdown reads too. */
const codes: readonly RegExp[] = [/&(?:#x?[\da-f]+|[a-z]{2,});/];

/** What waits for another text, or lost letters when it was copied. */
const leftovers: readonly RegExp[] = [
  /\S*[ÃÂ][\u0080-\u00BF]\S*/,
  /\S*â€\S*/,
  /\blorem ipsum\b/i,
  /\b(?:TODO:|FIXME|TBD|XXX+|EJEMPLO:)[^\n]*/,
  /\[(?:completar|insertar|agregar|escribir|pendiente|falta)\b[^\]\n]*\]/i,
  /\b(?:texto|título) de (?:ejemplo|prueba|relleno)\b/i,
];

/** The name of a file instead of what the picture shows. */
const fileNames: readonly RegExp[] = [
  /^\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i,
  /^(?:img|dsc|imagen|foto|captura(?: de pantalla)?|screenshot)[-_ ]?[\d\s.:_-]*$/i,
];

/** What is looked for in a text, each with what is said of it. */
const wanted = (kind: TextKind): [patterns: readonly RegExp[], advice: string][] => [
  [
    kind === 'markdown' ? marks : [...marks, ...codes],
    'quedó con signos a la vista: corregilos o sacalos (en un campo no se lee Markdown ni HTML).',
  ],
  [leftovers, 'parece esperar otro texto, o letras que se perdieron al copiar: corregilo.'],
  [
    kind === 'alt' ? fileNames : [],
    'no dice qué se ve: contalo, para quien no puede ver la imagen.',
  ],
];

/** Marks that stayed in a text, and words that its author hardly means: hints, with where they begin. */
export const marksIn = (text: string, kind: TextKind): { index: number; message: string }[] =>
  wanted(kind).flatMap(([patterns, advice]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match ? [{ index: match.index, message: `${found(match[0].trim())} ${advice}` }] : [];
    }),
  );
