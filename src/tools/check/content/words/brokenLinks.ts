import { shown, slipsAt, type Slip, type WordRule } from './slip.ts';

/** How an address begins: of another site, of this one, of a part of the page, of a person. */
const ADDRESS = String.raw`(?:https?:\/\/|www\.|\/|\.{1,2}\/|#|mailto:|tel:)`;

/** What stands between brackets in running text without being a link. */
const IN_BRACKETS = /^(?:…|\.\.\.|sic|\d+|\^.*)$/;

/** An address as it may stand between parentheses. */
const address = (typed: string) => typed.trim().replace(/\s+/g, '%20');

const rules: readonly {
  pattern: RegExp;
  tell: (match: RegExpExecArray) => string | undefined;
  why: string;
}[] = [
  {
    why: 'No se cierra el paréntesis de',
    pattern: /!?\[([^\][\n]+)\]\(([^\s()]+)(?!(?:[^()\n]|\([^()\n]*\))*\))/g,
    tell: ([found, words, target = '']) =>
      `${found.startsWith('!') ? '!' : ''}[${words}](${target})`,
  },
  {
    why: 'La dirección lleva espacios en',
    pattern: new RegExp(
      `!?\\[([^\\][\\n]*)\\]\\((${ADDRESS}[^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*)*)\\)`,
      'gi',
    ),
    tell: ([found, words, target = '']) =>
      /\s/.test(target.trim())
        ? `${found.startsWith('!') ? '!' : ''}[${words}](${address(target)})`
        : undefined,
  },
  {
    why: 'Sobra el espacio entre «]» y «(» en',
    pattern: new RegExp(`(?<!\\\\)\\[([^\\][\\n]+)\\][ \\t]+\\((${ADDRESS}[^()\\s]*)\\)`, 'gi'),
    tell: ([, words = '', target]) =>
      IN_BRACKETS.test(words) ? undefined : `[${words}](${target})`,
  },
  {
    why: 'Los corchetes y los paréntesis están cambiados en',
    pattern: new RegExp(`\\(([^()\\n]+)\\)\\[(${ADDRESS}[^\\][\\s]*)\\]`, 'gi'),
    tell: ([, words, target]) => `[${words}](${target})`,
  },
];

/** Links that were begun and that no reader takes for links. */
export const brokenLinks: WordRule = (words, { kind }) => {
  const slips: Slip[] = rules.flatMap(({ pattern, tell, why }) =>
    slipsAt(words, pattern, (match) => {
      const right = tell(match);
      if (right === undefined) return undefined;
      const write = kind === 'markdown' ? right : right.replace(/^!?\[(.*)\]\(.*\)$/, '$1');
      return { write, message: `${why} «${shown(match[0])}». Escribí «${write}».` };
    }),
  );
  if (kind !== 'markdown') return slips;
  const isReported = (index: number) =>
    slips.some((slip) => index >= slip.index && index < slip.index + slip.found.length);
  const rest = slipsAt(
    words,
    new RegExp(`\\]\\(${ADDRESS}|\\[[^\\][\\n]+\\]\\[[^\\][\\n]*[a-z][^\\][\\n]*\\]`, 'gi'),
    ({ 0: found, index }) =>
      isReported(index)
        ? undefined
        : {
            message: `Este enlace quedó a medio escribir, y «${shown(found)}» se vería tal cual. Escribí [texto](dirección).`,
          },
  );
  return [...slips, ...rest];
};
