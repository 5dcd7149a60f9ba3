import { valueInWords } from '#schemas/messages.ts';
import { misspelt, REVERSED_LINK, syntax, type Search } from './markupMistakes.ts';

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

const inFields = 'En un campo no se lee Markdown ni HTML: sacalos.';

/**
 * Mistakes in fields only. In an article these signs are right: Markdown decodes HTML references and keeps curly
 * quotation marks.
 */
const onlyInFields: readonly Search[] = [
  // «&nbsp;», «&#39;»
  [/&(?:#x?[\da-f]+|[a-z]{2,});/, inFields],
  [REVERSED_LINK, inFields],
  // «“Una nota”»
  [/^[“‘]([^“”‘’]*)[”’]$/, "Si son las comillas del campo, van rectas: escribí '$1'."],
];

/** Letters garbled by a wrong encoding («GestiÃ³n», «Lâ€™amour»), and placeholder text. */
const leftovers: readonly RegExp[] = [
  /(?<!\S)\S*[ÃÂ][\u0080-\u00BF]\S*/,
  /(?<!\S)\S*â€\S*/,
  /\blorem ipsum\b/i,
  /\b(?:TODO:|FIXME|TBD|XXX+|EJEMPLO:)[^\n]*/,
  /\[(?:completar|insertar|agregar|escribir|pendiente|falta)\b[^\]\n]*\]/i,
  /\b(?:texto|título) de (?:ejemplo|prueba|relleno)\b/i,
];

/** File names in place of a description: «plano.png», «IMG_2034», «Captura de pantalla 12». */
const fileNames: readonly RegExp[] = [
  /^\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i,
  /^(?:img|dsc|imagen|foto|captura(?: de pantalla)?|screenshot)[-_ ]?[\d\s.:_-]*$/i,
];

const searches = (patterns: readonly RegExp[], advice: string): Search[] =>
  patterns.map((pattern) => [pattern, advice]);

/** The searches for a text of this kind, each with the sentence that its messages put before the advice. */
const searchesFor = (kind: TextKind): [sentence: string, Search[]][] => [
  [
    'quedó con signos a la vista. ',
    kind === 'markdown'
      ? [...syntax, ...misspelt]
      : [
          ...searches(
            syntax.map(([pattern]) => pattern),
            inFields,
          ),
          ...onlyInFields,
        ],
  ],
  [
    'parece esperar otro texto, o letras que se perdieron al copiar: ',
    searches(leftovers, 'corregilo.'),
  ],
  [
    'no dice qué se ve: ',
    searches(kind === 'alt' ? fileNames : [], 'contalo, para quien no puede ver la imagen.'),
  ],
];

/** Messages about leftover syntax and placeholder text, each with its offset in `text`. */
export const leftoversIn = (text: string, kind: TextKind): { index: number; message: string }[] =>
  searchesFor(kind).flatMap(([sentence, patterns]) =>
    patterns.flatMap(([pattern, advice]) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const remedy =
        typeof advice === 'string'
          ? advice.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
          : advice(match);
      const message = `${valueInWords(match[0].trim())} ${sentence}${remedy}`;
      return [{ index: match.index, message: message.replaceAll(SYNTAX_MASK, '') }];
    }),
  );
