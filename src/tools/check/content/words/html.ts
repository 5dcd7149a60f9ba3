import { decodeHTML } from 'entities';
import { shown, slipsAt, type WordRule } from './slip.ts';

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;
const withoutTags = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').replace(TAG, '');

/** HTML in a text that shows its signs letter by letter. */
export const html: WordRule = (words, { kind }) => {
  if (kind === 'markdown' || !words.includes('<')) return [];
  const tell = (found: string, write: string) => ({
    write,
    message: `Acá no se lee HTML: «${shown(found)}» se vería tal cual. ${
      write.trim() ? `Escribí «${shown(write)}».` : 'Borralo.'
    }`,
  });
  const pairs = slipsAt(words, /<([a-z][\w-]*)(?:\s[^<>]*)?>[\s\S]*?<\/\1>/gi, ([found]) =>
    tell(found, withoutTags(found)),
  );
  const isInPair = (index: number) =>
    pairs.some((pair) => index >= pair.index && index < pair.index + pair.found.length);
  const rest = slipsAt(
    words,
    /<!--[\s\S]*?-->|<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<(?:https?:\/\/[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/gi,
    ({ 0: found, index }) => {
      if (isInPair(index)) return undefined;
      const isAddress = /^<(https?:|[^\s<>@]+@)/.test(found);
      const isBreak = /^<br/i.test(found);
      return tell(found, isAddress ? found.slice(1, -1) : isBreak ? ' ' : '');
    },
  );
  return [...pairs, ...rest];
};

/** What stands for a letter in HTML, among those that people write. */
const COMMON =
  /&(?:nbsp|amp|lt|gt|quot|apos|[aeiouAEIOU](?:acute|grave|uml)|[nN]tilde|iquest|iexcl|[lr][ad]quo|[lr]squo|hellip|[mn]dash|euro|copy|reg|deg|ordm|orda|middot|times)(?![\w;])/g;

/** Letters that are written as code, where nothing reads the code. */
export const entities: WordRule = (words, { kind }) => {
  if (!words.includes('&')) return [];
  const tell = (found: string, decoded: string) => {
    const write = decoded.replaceAll('\u00A0', ' ');
    return {
      write,
      message: write.trim()
        ? `«${found}» se vería tal cual, y no como «${write}». Escribí «${write}».`
        : `«${found}» se vería tal cual, y no como un espacio. Escribí un espacio.`,
    };
  };
  // What has its «;» is a letter to the reader of an article.
  const whole =
    kind === 'markdown'
      ? /&amp;(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi
      : /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;
  return [
    ...slipsAt(words, whole, ([found]) => {
      const decoded = decodeHTML(decodeHTML(found));
      return decoded === found ? undefined : tell(found, decoded);
    }),
    ...slipsAt(words, COMMON, ([found]) => tell(found, decodeHTML(`${found};`))),
  ];
};
