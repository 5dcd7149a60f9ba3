import { shown, slipsAt, type WordRule } from './slip.ts';

/** Spaces that Markdown takes for letters: they come along from word processors. */
const ODD_SPACE = String.raw`[\u00A0\u2000-\u200A\u202F\u3000]`;

/** What word processors put before the lines of a list. */
const BULLET = /(?<=^|\n)[ \t]*[•▪‣●◦][ \t]*/g;

/** A heading without the space after its signs. */
export const unspacedHeading: WordRule = (words) =>
  slipsAt(words, /(?<=^|\n)([ \t]*)(#{2,6})([^#\s][^\n]*)/g, ([, , signs, title = '']) => ({
    write: `${signs} ${title}`,
    message: `Falta un espacio después de «${signs}», y no sería un subtítulo. Escribí «${signs} ${shown(title)}».`,
  }));

/** A list or heading sign followed by a space that Markdown takes for a letter. */
export const oddSpace: WordRule = (words) =>
  slipsAt(
    words,
    new RegExp(`(?<=^|\\n)(#{1,6}|[-*+]|\\d+[.)])(${ODD_SPACE})(?=\\S)`, 'g'),
    ([, signs = '']) => ({
      write: `${signs} `,
      message: `El espacio que sigue a «${signs}» no es el común (viene de otro programa) y Markdown no lo entiende: borralo y apretá la barra de espacio.`,
    }),
  );

/** A task to do written «[]». */
export const emptyTask: WordRule = (words) =>
  slipsAt(words, /^\[\](?=\s|\S)[ \t]*/g, () => ({
    write: '[ ] ',
    message: 'Una tarea sin hacer lleva un espacio entre los corchetes: escribí «[ ]».',
  }));

/** A heading of more than six signs. */
export const deepHeading: WordRule = (words) =>
  slipsAt(words, /(?<=^|\n)#{7,}[ \t]+[^\n]*/g, ([found]) => ({
    message: `«${shown(found)}» se vería con sus signos: los subtítulos van de «##» a «######».`,
  }));

/** A line «: …» that would be read on from the line above. */
export const attachedDefinition: WordRule = (words) =>
  slipsAt(words, /(?<=\n): +\S[^\n]*/g, ([found]) => ({
    message: `«${shown(found)}» se leería de corrido con el renglón de arriba: dejá una línea en blanco antes, y sacá los dos puntos del principio.`,
  }));

/** A line with «#» right before a word: perhaps a heading. */
export const hashTitle: WordRule = (words) =>
  slipsAt(words, /(?<=^|\n)#(?![\s#])[^\n]*?\s(?!#)[^\n]*$/g, ([found]) => ({
    isHint: true,
    message: `«${shown(found)}» empieza con «#» y no es un subtítulo: si lo es, escribí «## » y el texto.`,
  }));

/** A line of a list with a bullet of a word processor. */
export const bullet: WordRule = (words) =>
  slipsAt(words, BULLET, ([found]) => ({
    write: '- ',
    message: `Un renglón de una lista no empieza con «${found.trim()}». Escribí «- » y el texto.`,
  }));

/** Lines of a list without the space after «-». */
export const unspacedList: WordRule = (words) =>
  slipsAt(words, /(?<=^|\n)-(?![-\s\d])\S[^\n]*(?=\n-[^-\s\d])/g, () => ({
    message:
      'Falta el espacio después de «-»: estos renglones se leerían de corrido. Escribí «- » delante de cada uno.',
  }));
