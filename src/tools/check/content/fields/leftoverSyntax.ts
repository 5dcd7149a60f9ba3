import { valueInWords } from '#schemas/valueInWords.ts';

/** What to search a text for, and what to say of it after its words. */
type Leftover = readonly [pattern: RegExp, told: string];

/** How an address begins, as source text for patterns. */
export const ADDRESS = /(?:https?:|www\.|\/|#|mailto:|tel:|\.)/.source;

/** What is said of signs that visitors would see. */
export const SIGNS_SHOW = 'quedó con signos a la vista.';

/**
 * The signs of Markdown, and how to write what they are for. Markdown has no errors: it shows misspelt syntax as text.
 * An author keeps a sign with a backslash before it.
 */
export const signs: readonly Leftover[] = [
  [
    // «**dos*», «Un ** texto**», «**así***», «Un *texto *», but not «2**3»
    /(?<![\\\d])\*\*|(?<=[^\\\d]\*)\*|(?<!\S)[*_]\S[^*_\n]*\s[*_](?!\S)/g,
    'Los asteriscos van pegados a sus palabras: una negrita se escribe «**así**», y una cursiva, «*así*».',
  ],
  [
    // «[sitio](/a b)», «[sitio] (/a)», «[sitio][uno]», «[sitio(/a)», «[[otra]]»
    new RegExp(
      String.raw`(?<!\\)!?\[(?:\[|[^[\]\n]*(?:\]\(|\]\s\(${ADDRESS}|\]\[|\(${ADDRESS}))`,
      'g',
    ),
    'Un enlace se escribe «[texto](dirección)», y una imagen, «![qué se ve](./foto.png)»: con los dos paréntesis, pegados y sin espacios adentro; los del nombre de un archivo son «%20».',
  ],
  [
    /(?<!\\)\[\^[^\]\n]+\]/g,
    'Falta lo que dice esa nota: escribí, en un renglón propio, «[^1]: lo que dice».',
  ],
  [
    // «##Un subtítulo», «#Uno», but not «#1»
    /^(?:#{2,6}|#(?=[\p{Lu}\u00A0]))/gmu,
    'Un subtítulo lleva un espacio común después de los «#»: escribí «## Así».',
  ],
  [
    // «• uno», «— uno», «-uno», «1)Uno», «1.- Uno», but not «1.º»
    /^(?:[•▪●◦‣➢✓✔]|[·–—]\s|[-*+]\u00A0|-\p{L}|\d{1,3}(?:[.)]?-\s*|[.)])(?![ºª])\p{L})/gmu,
    'Cada renglón de una lista empieza con un guion y un espacio, «- así», o con un número, un punto y un espacio, «1. así».',
  ],
  [
    // «| a | b |», «a | b» over «c | d», «a⇥b»
    /^\|.*\|\s*$|^[^|\n]+\|[^\n]*\n[^|\n]+\||(?<=\S)\t+(?=\S)/gm,
    'Una tabla se escribe «| así | y así |», y debajo de sus títulos va una línea de guiones, con uno por columna: «| --- | --- |».',
  ],
  [
    // «~~tachado», «==texto==», «`así», «——»
    /(?<!\\)(?:~~\S|==\S|`)|^(?:[—–]+|--|={2,})$/gm,
    'Sacalos, o escribilo como dice la guía.',
  ],
];

const isPlaceholder = 'parece esperar otro texto, o letras que se perdieron al copiar: corregilo.';

/** Letters garbled by a wrong encoding («GestiÃ³n», «Lâ€™amour»), and words that wait for others. */
export const placeholders: readonly Leftover[] = [
  [/[ÃÂ][\u0080-\u00BF]|â€/g, isPlaceholder],
  [/\b(?:TODO:|FIXME|TBD|XXX+|EJEMPLO:)/g, isPlaceholder],
  [
    /\blorem ipsum\b|\[(?:completar|insertar|agregar|escribir|pendiente|falta)\b|\b(?:texto|título) de (?:ejemplo|prueba|relleno)\b/gi,
    isPlaceholder,
  ],
  // What stands in the lines of pages/contacto.yaml that are commented out.
  [/^(?:Nombre y apellido|Su puesto en Lineo)$/g, isPlaceholder],
];

/** What only fields show as it is: HTML, which an article refuses, and Markdown that is right there. */
const signsInFields = new RegExp(
  // «<b>», «&nbsp;», «(texto)[/a]», «_así_»
  String.raw`</?[a-z][^<>]*>|<!--|&(?:#x?[\da-f]+|[a-z]{2,});|\)\[${ADDRESS}|(?<!\w)_\S[^_\n]*_(?!\w)`,
  'gi',
);

const quotes: Leftover = [
  // «“Una nota”», «Una nota'», but not «Un tablero de 32"»
  /^[“‘][^“”‘’]*[”’]$|^[^'"]*[^'"\d\s]\s*['"]$/g,
  "tiene una comilla de más, o le falta una: las de un campo son rectas y van de las dos puntas, 'así'.",
];

/** File names in place of a description: «plano.png», «IMG_2034», «Captura de pantalla 12». */
const fileName: Leftover = [
  /^\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)$|^(?:img|dsc|imagen|foto|captura(?: de pantalla)?|screenshot)[-_ ]?[\d\s.:_-]*$/gi,
  'no dice qué se ve: contalo, para quien no puede ver la imagen.',
];

/** The message about what is left in a text from `index` on. */
export function leftoverMessage(text: string, index: number, told: string): string {
  const [line = ''] = text.slice(index).split('\n');
  return `${valueInWords(line.trim())} ${told}`;
}

/** Messages about a field's text; `isAlt` if it describes a picture. */
export const leftoversIn = (text: string, isAlt: boolean): string[] =>
  [
    ...[signsInFields, ...signs.map(([pattern]) => pattern)].map((pattern): Leftover => [
      pattern,
      `${SIGNS_SHOW} En un campo no se lee Markdown ni HTML: sacalos.`,
    ]),
    ...placeholders,
    quotes,
    ...(isAlt ? [fileName] : []),
  ].flatMap(([pattern, told]) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [leftoverMessage(text, index, told)];
  });
