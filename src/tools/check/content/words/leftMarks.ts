import { shown, slipsAt, type WordRule } from './slip.ts';

/** Spaces that Markdown takes for letters: they come along from word processors. */
const ODD_SPACE = String.raw`[\u00A0\u2000-\u200A\u202F\u3000]`;

/** What word processors put before the lines of a list. */
const BULLET = /(?<=^|\n)[ \t]*[•▪‣●◦][ \t]*/g;

const escaped = (mark: string) => [...mark].map((sign) => `\\${sign}`).join('');

/** Marks of Markdown in an article that its reader took for letters. */
export const leftMarks: WordRule = (words, { kind }) => {
  if (kind !== 'markdown') return [];
  return [
    ...slipsAt(words, /(?<![\\*])\*\*(?!\*)([^*\n]+?)\*\*(?!\*)/g, ([found, inner = '']) => {
      const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
      const write = `${before}**${text}**${after}`;
      return write === found
        ? {
            message: `Los asteriscos de «${shown(found)}» quedarían a la vista: dejá un espacio entre ellos y la palabra de al lado, o sacá los signos de adentro.`,
          }
        : {
            write,
            message: `Sobra un espacio junto a los asteriscos, que quedarían a la vista. Escribí «${write.trim()}», con el espacio afuera.`,
          };
    }),
    ...slipsAt(
      words.replace(/\*\*(?!\*)[^*\n]+?\*\*(?!\*)/g, (pair) => '\uE000'.repeat(pair.length)),
      /(?<![*\\])(?:(?<!\w)\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![\w*]))|(?<!~)~~(?=[^\s~])/g,
      ([found]) => ({
        write: escaped(found),
        message: `«${found}» se abre y no se cierra: cerralo después de la última palabra. Si es parte del texto, escribí «${escaped(found)}».`,
      }),
    ),
    ...slipsAt(words, /(?<=^|\n)([ \t]*)(#{2,6})([^#\s][^\n]*)/g, ([, , signs, title = '']) => ({
      write: `${signs} ${title}`,
      message: `Falta un espacio después de «${signs}», y no sería un subtítulo. Escribí «${signs} ${shown(title)}».`,
    })),
    ...slipsAt(
      words,
      new RegExp(`(?<=^|\\n)(#{1,6}|[-*+]|\\d+[.)])(${ODD_SPACE})(?=\\S)`, 'g'),
      ([, signs = '']) => ({
        write: `${signs} `,
        message: `El espacio que sigue a «${signs}» no es el común (viene de otro programa) y Markdown no lo entiende: borralo y apretá la barra de espacio.`,
      }),
    ),
    ...slipsAt(words, /^\[\](?=\s|\S)[ \t]*/g, () => ({
      write: '[ ] ',
      message: 'Una tarea sin hacer lleva un espacio entre los corchetes: escribí «[ ]».',
    })),
    ...slipsAt(words, /(?<=^|\n):::+[ \t]*\w[^\n]*/g, ([found]) => ({
      message: `«${shown(found)}» se vería tal cual: una nota se escribe <Nota>, el texto y </Nota>.`,
    })),
    ...slipsAt(words, /(?<=^|\s)==(?!\s)([^=\n]+?)==(?=$|[\s.,;:!?)])/g, ([found, inner = '']) => ({
      write: `**${inner}**`,
      message: `«${shown(found)}» se vería con sus signos. Escribí «**${shown(inner)}**».`,
    })),
    ...slipsAt(words, /\[\^[^\]\n]*\s[^\]\n]*\]/g, ([found]) => ({
      write: found.replace(/\s+/g, '-'),
      message: `El nombre de una nota va sin espacios. Escribí «${found.replace(/\s+/g, '-')}», acá y donde está su texto.`,
    })),
    ...slipsAt(words, /(?<=^|\n)#{7,}[ \t]+[^\n]*/g, ([found]) => ({
      message: `«${shown(found)}» se vería con sus signos: los subtítulos van de «##» a «######».`,
    })),
    ...slipsAt(words, /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^/gu, ([found, inner = '']) => ({
      write: `<sup>${inner}</sup>`,
      message: `«${found}» se vería con sus signos. Escribí «<sup>${inner}</sup>».`,
    })),
    ...slipsAt(words, /(?<=\n): +\S[^\n]*/g, ([found]) => ({
      message: `«${shown(found)}» se leería de corrido con el renglón de arriba: dejá una línea en blanco antes, y sacá los dos puntos del principio.`,
    })),
    ...slipsAt(words, /(?<=^|\s):[a-z][a-z0-9_+-]*:(?=$|[\s.,;!?)])/g, ([found]) => ({
      isHint: true,
      message: `«${found}» se vería tal cual: si es un emoji, pegalo.`,
    })),
    ...slipsAt(words, /\[\^[^\]\s]+\]/g, ([found]) => ({
      message: `No está el texto de la nota «${found}»: escribilo al final, en una línea que empiece con «${found}: ».`,
    })),
    ...slipsAt(
      words,
      /\[(b|i|u|url|img|quote|color|size)(?:=[^\]\n]*)?\]([\s\S]*?)\[\/\1\]/gi,
      ([found, , inner = '']) => ({
        write: inner,
        message: `«${shown(found)}» se vería con sus corchetes: escribí «${shown(inner)}», y si va en negrita, entre «**».`,
      }),
    ),
    ...slipsAt(words, /^\[\[?toc\]?\]$/gi, ([found]) => ({
      message: `«${found}» se vería tal cual: el índice del artículo lo arma el sitio. Borralo.`,
    })),
    ...slipsAt(words, /(!?)\[\[([^\][\n]+)\]\]/g, ([found, isPicture, inner = '']) => ({
      message: isPicture
        ? `«${shown(found)}» se vería con sus corchetes. Escribí ![qué se ve](./${shown(inner)}).`
        : `«${shown(found)}» se vería con sus corchetes. Escribí [texto](dirección).`,
    })),
    ...slipsAt(words, /(?<=^|\n)#(?![\s#])[^\n]*?\s(?!#)[^\n]*$/g, ([found]) => ({
      isHint: true,
      message: `«${shown(found)}» empieza con «#» y no es un subtítulo: si lo es, escribí «## » y el texto.`,
    })),
    ...slipsAt(words, BULLET, ([found]) => ({
      write: '- ',
      message: `Un renglón de una lista no empieza con «${found.trim()}». Escribí «- » y el texto.`,
    })),
    ...slipsAt(words, /(?<=^|\n)-(?![-\s\d])\S[^\n]*(?=\n-[^-\s\d])/g, () => ({
      message:
        'Falta el espacio después de «-»: estos renglones se leerían de corrido. Escribí «- » delante de cada uno.',
    })),
  ];
};
