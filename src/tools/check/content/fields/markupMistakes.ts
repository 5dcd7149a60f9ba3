// The patterns that `leftoverSyntax.ts` searches for. Markdown has no errors: it shows misspelt syntax as text. Its
// linters check style, in English, and miss misspelt syntax.

/**
 * A pattern to search a text for, and the advice for a match, in which `$1` is the first group of the match. A
 * pattern for a whole word or line begins with a lookbehind: otherwise it would be tried again from each character of
 * the word or line, which takes quadratic time.
 */
export type MarkupMistake = [pattern: RegExp, advice: string];

/** How an address begins, as source text for patterns. */
const ADDRESS = /(?:https?:|www\.|\/|#|mailto:|tel:|\.)/.source;

/** A link with its brackets and parentheses the wrong way round: «(texto)[/contacto]». */
export const REVERSED_LINK = new RegExp(String.raw`\(([^()\n]+)\)\[(${ADDRESS}[^\]\s]*)\]`);

const bold =
  'Los asteriscos van pegados a sus palabras: una negrita se escribe «**así**», y una cursiva, «*así*».';
const link =
  'Un enlace se escribe «[texto](dirección)», y una imagen, «![qué se ve](./foto.png)»: con los dos paréntesis, pegados y sin espacios adentro; los del nombre de un archivo son «%20».';
const list = 'Cada renglón de una lista empieza con un guion y un espacio: escribí «- $1».';
const table =
  'Una tabla se escribe «| así | y así |», y debajo de sus títulos va una línea de guiones, con uno por columna: «| --- | --- |».';
const other = 'Sacalos, o escribilo como dice la guía.';

/** Syntax of Markdown and HTML that visitors would see as text. */
export const mistakesAnywhere: readonly MarkupMistake[] = [
  // «Un **texto sin cerrar»
  [/(?<![\\\w*])\*\*(?!\*)[^\n]*/, bold],
  // «[[otra]]»
  [/(?<!\\)\[\[[^\]\n]*\]\]/, link],
  // «[sitio] (/a)», «[sitio](/a b)», «[sitio](/a, y más», «![Un plano](un plano.png)»
  [
    new RegExp(
      String.raw`!?\[[^\]\n]*(?<!\\)\]\s?\((?:${ADDRESS}|[^)\n]*\.(?:jpe?g|png|webp|avif|gif|svg))[^)\n]*\)?`,
      'i',
    ),
    link,
  ],
  // «[sitio(/a)»
  [new RegExp(String.raw`!?\[[^\][\n]*\(${ADDRESS}[^)\n]*\)`), link],
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
  // «• uno», «— uno»
  [/^(?:[•▪●◦‣➢✓✔]\s*|[·–—]\s+|[-*+]\u00A0)([^\n]*)/m, list],
  // «| a | b |»
  [/^\|.*\|\s*$/m, table],
  // «<b>», «<!--»
  [/<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--/i, 'Acá no se lee HTML: sacalo.'],
  // «~~tachado», «==texto==», «`así`»
  [/(?<!\\)(?:~~\S[^\n]*|==\S[^=\n]*==|`[^`\n]+`)/, other],
  // «Lo _importante_, sí»
  [/(?<=^|[\s(¿¡])_\S[^_\n]*_(?=$|[\s.,;:!?)])/, other],
  // «——», «--»
  [/^(?:[—–]+|--|={2,})$/m, other],
];

/** Misspelt syntax that is searched for in articles only, because in a field the same signs may be intended. */
export const mistakesInArticles: readonly MarkupMistake[] = [
  // «Un *texto * suelto»
  [/(?<![\\\w*])\*(?=[^\s*\uE000])[^*\n]*\s\*(?![*\w])/, bold],
  // «*» beside bold text that the parser took: «**así***»
  [/\*\uE000[^\n]*?\uE000|(?<!\uE000)\uE000[^\n]*?\uE000\*(?!\w)/, bold],
  // «[sitio][uno]»
  [/(?<!\\)\[[^\]\n]+\]\[[^\]\n]*\]/, link],
  // «-uno»
  [/^-(\p{L}[^\n]*)/mu, list],
  // «1)Uno», «1.- Uno»
  [
    /^(\d{1,3})(?:[.)]?-\s*|[.)])((?![ºª])\p{L}[^\n]*)/mu,
    'Una lista numerada lleva un punto y un espacio después de cada número: escribí «$1. $2».',
  ],
  // «a⇥b», «a | b» over «c | d»
  [/(?<=^[^\S\n]*)\S[^\n\t]*\t[^\n]*\S|^[^|\n]+\|[^\n]*\n[^|\n]+\|[^\n]*/m, table],
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
  // «Una nota'», but not «Un tablero de 32"»
  [
    /^([^'"]*[^'"\d\s])\s*['"]$/,
    "Sobra una comilla al final, o falta la del principio: escribí '$1'.",
  ],
];

/** Letters garbled by a wrong encoding («GestiÃ³n», «Lâ€™amour»), and placeholder text. */
export const placeholderTexts: readonly RegExp[] = [
  /(?<!\S)\S*[ÃÂ][\u0080-\u00BF]\S*/,
  /(?<!\S)\S*â€\S*/,
  /\blorem ipsum\b/i,
  /\b(?:TODO:|FIXME|TBD|XXX+|EJEMPLO:)[^\n]*/,
  /\[(?:completar|insertar|agregar|escribir|pendiente|falta)\b[^\]\n]*\]/i,
  /\b(?:texto|título) de (?:ejemplo|prueba|relleno)\b/i,
  // What stands in the lines of pages/contacto.yaml that are commented out.
  /^(?:Nombre y apellido|Su puesto en Lineo)$/,
];

/** File names in place of a description: «plano.png», «IMG_2034», «Captura de pantalla 12». */
export const fileNames: readonly RegExp[] = [
  /^\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i,
  /^(?:img|dsc|imagen|foto|captura(?: de pantalla)?|screenshot)[-_ ]?[\d\s.:_-]*$/i,
];
