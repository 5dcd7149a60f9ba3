/**
 * Where a text is read: `plain`, letter by letter, as texts of YAML are; `alt`, for people who can't
 * see a picture; `markdown`, what the parser of articles took for no mark.
 */
export type TextKind = 'plain' | 'alt' | 'markdown';

/** What the site calls things, and the other words for them. */
const names: Record<string, RegExp> = {
  artículo: /\b(?:posteos?|blog ?posts?|(?:otras?|estas?) (?:notas?|entradas?))\b/i,
  celular: /\b(?:smartphones?|teléfonos? móvil(?:es)?)\b/i,
  checklist: /\b(?:check[ -]lists?|listas? de (?:verificación|chequeo))\b/i,
  contraseña: /\bpasswords?\b/i,
  desvío: /\bdesviaci(?:ón|ones)\b(?! (?:estándar|típica))/i,
  franquiciado: /\bfranquiciatari[oa]s?\b/i,
  hallazgo: /\bno conformidad(?:es)?\b/i,
  local: /\b(?:puntos? de venta|bocas? de expendio)\b/i,
  tablero: /\b(?:dashboards?|pane(?:l|les) de control)\b/i,
};

/** Marks that no text of the site has. */
const anywhere: readonly RegExp[] = [
  /(?<![\\\w*])\*\*(?!\*)[^\n]*/,
  /(?<!\\)~~\S[^\n]*/,
  /==\S[^=\n]*==/,
  /(?<!\\)\[\[[^\]\n]*\]\]/,
  /\{\{[^\n]*\}\}|\{%[^\n]*%\}/,
  /\[\/?(?:b|i|u|url|img)\]/i,
];

/** What is no mark of Markdown though it looks like one: a link, a footnote, a heading, a note, a list, a table. */
const inMarkdown: readonly RegExp[] = [
  /\]\s?\((?:https?:|www\.|\/|#|\.)[^\n]*/,
  /\[\^[^\]\n]+\]/,
  /^#{2,}[^#\s][^\n]*/m,
  /^:::[^\n]*/m,
  /^(?:[•▪●◦]|[-*+]\u00A0)[^\n]*/m,
  /^\|.*\|\s*$/m,
];

/** Marks of Markdown and HTML, where neither is read. */
const inFields: readonly RegExp[] = [
  /!?\[[^\]\n]+\]\([^)\n]*\)/,
  /`[^`\n]+`/,
  /^#{1,6}\s[^\n]*/m,
  /(?<=^|[\s(¿¡])_\S[^_\n]*_(?=$|[\s.,;:!?)])/,
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i,
  /&(?:#x?[\da-f]+|[a-z]{2,});/,
];

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
    [...anywhere, ...(kind === 'markdown' ? inMarkdown : inFields)],
    'quedó con signos a la vista: corregilos o sacalos (en un campo no se lee Markdown ni HTML).',
  ],
  [leftovers, 'parece esperar otro texto, o letras que se perdieron al copiar: corregilo.'],
  [
    kind === 'alt' ? fileNames : [],
    'no dice qué se ve: contalo, para quien no puede ver la imagen.',
  ],
  ...Object.entries(names).map(([name, pattern]): [RegExp[], string] => [
    [pattern],
    `se dice «${name}» en el resto del sitio.`,
  ]),
];

/** The longest part of a text that a hint repeats. */
const LONGEST = 60;

/** Marks that stayed in a text, and words that its author hardly means: hints, with where they begin. */
export function marksIn(text: string, kind: TextKind): { index: number; message: string }[] {
  return wanted(kind).flatMap(([patterns, advice]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const found = match[0].trim();
      const shown = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
      return [{ index: match.index, message: `«${shown}» ${advice}` }];
    }),
  );
}
