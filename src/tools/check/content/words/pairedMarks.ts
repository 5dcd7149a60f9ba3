import { shown, slipsAt, type WordRule } from './slip.ts';

const escaped = (mark: string) => [...mark].map((sign) => `\\${sign}`).join('');

/** Bold whose asterisks touch a space or a mark inside, so that they stay to be seen. */
export const spacedBold: WordRule = (words) =>
  slipsAt(words, /(?<![\\*])\*\*(?!\*)([^*\n]+?)\*\*(?!\*)/g, ([found, inner = '']) => {
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
  });

/** «**» or «~~» that opens and never closes. */
export const unclosedPair: WordRule = (words) =>
  slipsAt(
    words.replace(/\*\*(?!\*)[^*\n]+?\*\*(?!\*)/g, (pair) => '\uE000'.repeat(pair.length)),
    /(?<![*\\])(?:(?<!\w)\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![\w*]))|(?<!~)~~(?=[^\s~])/g,
    ([found]) => ({
      write: escaped(found),
      message: `«${found}» se abre y no se cierra: cerralo después de la última palabra. Si es parte del texto, escribí «${escaped(found)}».`,
    }),
  );

/** The name of a footnote with spaces in it. */
export const spacedFootnote: WordRule = (words) =>
  slipsAt(words, /\[\^[^\]\n]*\s[^\]\n]*\]/g, ([found]) => ({
    write: found.replace(/\s+/g, '-'),
    message: `El nombre de una nota va sin espacios. Escribí «${found.replace(/\s+/g, '-')}», acá y donde está su texto.`,
  }));

/** A footnote whose text is missing. */
export const lostFootnote: WordRule = (words) =>
  slipsAt(words, /\[\^[^\]\s]+\]/g, ([found]) => ({
    message: `No está el texto de la nota «${found}»: escribilo al final, en una línea que empiece con «${found}: ».`,
  }));
