// The patterns that `leftoverSyntax.ts` searches for. Markdown has no errors: it shows misspelt syntax as text. Its
// linters check style, in English, and miss misspelt syntax.

import { kitNames } from '#components/kit/kit.ts';

/**
 * A pattern to search a text for, and the advice for a match, in which `$1` is the first group of the match. A
 * pattern for a whole word or line begins with a lookbehind: otherwise it would be tried again from each character of
 * the word or line, which takes quadratic time.
 */
export type MarkupMistake = [
  pattern: RegExp,
  advice: string | ((match: RegExpExecArray) => string),
];

/** How an address begins, as source text for patterns. The places that use it add further beginnings. */
const ADDRESS_START = /https?:|www\.|\/|#|mailto:/.source;

/** A link with its brackets and parentheses the wrong way round: «(texto)[/contacto]». */
export const REVERSED_LINK = new RegExp(
  String.raw`\(([^()\n]+)\)\[((?:${ADDRESS_START}|\.)[^\]\s]*)\]`,
);

/** The dashes under a row of titles: «| --- | --- » for «| a | b |». */
const dashesUnder = (row: string) =>
  '| --- '.repeat(row.replace(/^\||\|\s*$/g, '').split('|').length);

const list = 'Cada renglón de una lista empieza con un guion y un espacio: escribí «- $1».';
const otherPrograms = 'Es de otro programa: sacalo.';

/** The advice for a link or a picture whose parentheses hold something that the parser did not accept. */
function brokenLink([, mark = '', label = '', inside = '', end = '']: RegExpExecArray): string {
  const [address = '', title] = inside.split(/\s+(?=[“”‘’])/);
  const sized = address.replace(/\s+=\d*x\d*$/, '');
  const advise = (sentence: string, corrected: string) =>
    `${sentence} Escribí «${mark}[${label}](${corrected})».`;
  if (!end || !/\s/.test(inside)) {
    return 'Un enlace se escribe «[texto](dirección)», con los dos paréntesis y sin espacios.';
  }
  if (title) {
    return advise('Lleva comillas rectas.', `${address} "${title.replace(/[“”‘’]/g, '')}"`);
  }
  if (sized !== address) return advise('La medida de una imagen sale sola.', sized);
  if (/^(?:mailto|tel):/.test(address)) {
    return advise('Va sin espacios.', address.replaceAll(/\s/g, ''));
  }
  const beside = mark && !/^(?:\.|\/|https?:)/.test(address) ? './' : '';
  return advise(
    'Los espacios de una dirección, o del nombre de una imagen, son «%20».',
    beside + address.replaceAll(/\s/g, '%20'),
  );
}

/** Syntax of Markdown, HTML and other programs that visitors would see as text. */
export const mistakesAnywhere: readonly MarkupMistake[] = [
  // «Un **texto sin cerrar»
  [
    /(?<![\\\w*])\*\*(?!\*)[^\n]*/,
    'Los asteriscos de una negrita van de a dos y pegados a sus palabras: escribí «**así**».',
  ],
  // «Lo ~~tachado»
  [/(?<!\\)~~\S[^\n]*/, 'Lo tachado se cierra: escribí «~~así~~».'],
  // «Un ==texto==»
  [/==\S[^=\n]*==/, 'No hay resaltado: escribí «**así**», que es negrita.'],
  // «[[otra]]»
  [/(?<!\\)\[\[[^\]\n]*\]\]/, 'Un enlace se escribe «[texto](dirección)».'],
  // «{{precio}}», «{% if %}», «[TOC]»
  [/\{\{[^\n]*\}\}|\{%[^\n]*%\}|^\[toc\]$/im, otherPrograms],
  // «[b]así[/b]»
  [/\[\/?(?:b|i|u|url|img)\]/i, otherPrograms],
  // «[sitio] (/a)»
  [
    new RegExp(String.raw`\[([^\]\n]*)(?<!\\)\]\s\(((?:${ADDRESS_START}|\.)[^\s)]*)[^\n]*`),
    'Entre «]» y «(» no va nada: escribí «[$1]($2)».',
  ],
  // «[sitio](/a b)», «![Un plano](un plano.png)», «[sitio](/a, y más»
  [
    new RegExp(
      String.raw`(!?)\[([^\]\n]*)(?<!\\)\]\(((?:${ADDRESS_START}|\.|tel:)[^)\n]*|[^)\n]*\.(?:jpe?g|png|webp|avif|gif|svg))(\)?)`,
      'i',
    ),
    brokenLink,
  ],
  // «[sitio(/a)»
  [
    new RegExp(String.raw`!?\[[^\][\n]*\((?:${ADDRESS_START}|\.\.?\/)[^)\n]*\)`),
    'Un enlace se escribe «[texto](dirección)», y una imagen, «![qué se ve](./foto.png)».',
  ],
  // «Una nota[^1].»
  [
    /(\[\^[^\]\n]+\])/,
    'Falta lo que dice esa nota: escribí, en un renglón propio, «$1: lo que dice».',
  ],
  // «##Un subtítulo», «#Uno»
  [
    /^(#{1,6})(?:\s+|(?<=#{2})(?=[^#\s])|(?=\p{Lu}))([^\n]*)/mu,
    'Un subtítulo lleva un espacio común después de los «#»: escribí «$1 $2».',
  ],
  // «####### Uno»
  [/^#{7,}[^\n]*/m, 'Un subtítulo lleva de dos a seis «#».'],
  // «:::note»
  [/^:::[^\n]*/m, 'Para un aparte, escribí <Nota>así</Nota>.'],
  // «• uno», «— uno»
  [/^(?:[•▪●◦‣➢✓✔]\s*|[·–—]\s+|[-*+]\u00A0)([^\n]*)/m, list],
  // «| a | b |»
  [
    /^\|.*\|\s*$/m,
    ([row]) =>
      `Debajo de los títulos de una tabla va una línea de guiones, con uno por columna: «${dashesUnder(row)}|».`,
  ],
  // «`así`»
  [
    /(?<!\\)`[^`\n]+`/,
    'Los acentos invertidos son para código: si es una cita, escribí «así», con comillas.',
  ],
  // «Lo _importante_, sí»
  [
    /(?<=^|[\s(¿¡])_\S[^_\n]*_(?=$|[\s.,;:!?)])/,
    'Los signos de una cursiva van pegados a sus palabras: escribí «*así*».',
  ],
  // «<b>», «<!--»
  [/<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i, 'Acá no se lee HTML: sacalo.'],
  // «/Nota>», «Nota titulo="x">»
  [
    new RegExp(`(?<!<|</|\\w)/?(?:${kitNames.join('|')})(?:\\s+\\w+="[^"\\n]*")*\\s*/?>`),
    'Parece un componente a medio borrar: volvé a escribirlo entero, o borrá lo que quedó.',
  ],
  // «——», «--»
  [
    /^(?:[—–]+|--|={2,})$/m,
    'Una línea divisoria se escribe «---», con un renglón en blanco antes y otro después.',
  ],
  // «:smile:»
  [/(?<=^|\s):[a-z_]{3,}:(?=$|[\s.,;!?])/m, 'Escribí el emoji mismo, o sacalo.'],
];

/** Misspelt syntax that is searched for in articles only, because in a field the same signs may be intended. */
export const mistakesInArticles: readonly MarkupMistake[] = [
  // «Un *texto * suelto»
  [
    /(?<![\\\w*])\*(?=[^\s*\uE000])[^*\n]*\s\*(?![*\w])/,
    'Los asteriscos de una cursiva van pegados a sus palabras: escribí «*así*».',
  ],
  // «*» beside bold text that the parser took: «**así***»
  [
    /\*\uE000[^\n]*?\uE000|(?<!\uE000)\uE000[^\n]*?\uE000\*(?!\w)/,
    'Sobra un asterisco, o falta otro: una negrita se escribe «**así**», y una cursiva, «*así*».',
  ],
  // «[sitio][uno]»
  [/(?<!\\)\[[^\]\n]+\]\[[^\]\n]*\]/, 'Un enlace se escribe «[texto](dirección)».'],
  // «-uno»
  [/^-(\p{L}[^\n]*)/mu, list],
  // «1)Uno», «1.- Uno»
  [
    /^(\d{1,3})(?:[.)]?-\s*|[.)])((?![ºª])\p{L}[^\n]*)/mu,
    'Una lista numerada lleva un punto y un espacio después de cada número: escribí «$1. $2».',
  ],
  // «a) Uno» over «b) Dos»
  [
    /^[a-z]\)\s[^\n]*\n[a-z]\)\s[^\n]*/m,
    'Estos renglones se juntarían en uno: escribí cada uno como «1. así», o como «- así».',
  ],
  // «[] Uno», «-[x]Uno»
  [/^-?\[[ xX]?\]\s?([^\s(][^\n]*)/m, 'Una tarea se escribe con sus espacios: «- [ ] $1».'],
  // «2. Dos», under a line of text
  [
    /\n(\d{1,3}[.)]\s[^\n]*)/,
    'Se juntaría con el renglón de arriba: antes de una lista que no empieza en 1 va uno en blanco.',
  ],
  // «[1]: La nota.»
  [
    /^\[(\d+)\]:\s[^\n]*/m,
    'Una nota al pie lleva «^»: escribí «[^$1]» donde va y, en su renglón, «[^$1]: lo que dice».',
  ],
  // «a⇥b», «a;b» over «c;d»
  [
    /(?<=^[^\S\n]*)\S[^\n\t]*\t[^\n]*\S|^[^\n]*\S;\S[^\n]*\n[^\n]*\S;\S[^\n]*/m,
    'Lo que separa las celdas de una planilla no hace una tabla: escribí cada renglón «| así | y así |» y, debajo del primero, «| --- | --- |».',
  ],
  // «a | b» over «c | d»
  [
    /^[^|\n]+\|[^\n]*\n[^|\n]+\|[^\n]*/m,
    ([rows]) =>
      `Si es una tabla, debajo de los títulos va una línea de guiones, con uno por columna: «${dashesUnder(rows.split('\n')[0] ?? '')}|».`,
  ],
];

/** The advice for markup in a field. */
export const ADVICE_IN_FIELDS = 'En un campo no se lee Markdown ni HTML: sacalos.';

/**
 * Mistakes in fields only. In an article these signs are right: Markdown decodes HTML references and keeps curly
 * quotation marks.
 */
export const mistakesInFields: readonly MarkupMistake[] = [
  // «&nbsp;», «&#39;»
  [/&(?:#x?[\da-f]+|[a-z]{2,});/, ADVICE_IN_FIELDS],
  [REVERSED_LINK, ADVICE_IN_FIELDS],
  // «“Una nota”»
  [/^[“‘]([^“”‘’]*)[”’]$/, "Si son las comillas del campo, van rectas: escribí '$1'."],
];

/** Letters garbled by a wrong encoding («GestiÃ³n», «Lâ€™amour»), and placeholder text. */
export const placeholderTexts: readonly RegExp[] = [
  /(?<!\S)\S*[ÃÂ][\u0080-\u00BF]\S*/,
  /(?<!\S)\S*â€\S*/,
  /\blorem ipsum\b/i,
  /\b(?:TODO:|FIXME|TBD|XXX+|EJEMPLO:)[^\n]*/,
  /\[(?:completar|insertar|agregar|escribir|pendiente|falta)\b[^\]\n]*\]/i,
  /\b(?:texto|título) de (?:ejemplo|prueba|relleno)\b/i,
];

/** File names in place of a description: «plano.png», «IMG_2034», «Captura de pantalla 12». */
export const fileNames: readonly RegExp[] = [
  /^\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i,
  /^(?:img|dsc|imagen|foto|captura(?: de pantalla)?|screenshot)[-_ ]?[\d\s.:_-]*$/i,
];
