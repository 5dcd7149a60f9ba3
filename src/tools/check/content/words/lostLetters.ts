import { slipsAt, type WordRule } from './slip.ts';

/** UTF-8 that was read as Windows-1252 on its way here: two or three signs for each letter. */
const MISREAD = /(?:[ÃÂ][\u0080-\u00BF]|â€[œ\u009D™˜“”¦¢\u0093\u0094]|â‚¬)+/g;

const windows1252: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  '…': 0x85,
  '˜': 0x98,
  '™': 0x99,
  '“': 0x93,
  '”': 0x94,
  '¦': 0xa6,
  œ: 0x9c,
};

const reread = (words: string) =>
  Buffer.from([...words].map((sign) => windows1252[sign] ?? sign.charCodeAt(0))).toString('utf8');

/** Letters with an accent that turned into others, and line ends that are written as code. */
export const lostLetters: WordRule = (words) => [
  ...slipsAt(words, MISREAD, ([found]) => {
    const write = reread(found);
    const isRead = !write.includes('\uFFFD');
    return {
      ...(isRead && { write }),
      message: `«${found}» es una letra que se perdió al copiar. ${isRead ? `Escribí «${write}».` : 'Volvé a escribirla a mano.'}`,
    };
  }),
  ...slipsAt(
    words,
    /(?<![\\:\w])\\n|(?<=[\wáéíóúñ])\\n(?=\s|$|[A-ZÁÉÍÓÚÑ¿¡])|(?<=[.,;!?])\\n/g,
    ([found]) => ({
      write: ' ',
      message: `«${found}» se vería tal cual, y no como un fin de línea. Escribí un espacio.`,
    }),
  ),
];
