import { shown, slipsAt, type WordRule } from './slip.ts';

const before = String.raw`(?<=^|[\s(¿¡«"'—–-])`;
const after = String.raw`(?=$|[\s.,;:!?)»"'—–-])`;

/** Markdown around words, and which part of it is the words. */
const marks: readonly { pattern: RegExp; name: string; isInChats?: boolean }[] = [
  { name: 'una imagen', pattern: /!\[([^\]\n]*)\]\([^)\n]*\)/g },
  { name: 'un enlace', pattern: /(?<!!)\[([^\]\n]+)\]\([^)\n]*\)/g },
  { name: 'negrita', pattern: /\*\*([^*\n]+)\*\*/g },
  { name: 'negrita', pattern: new RegExp(`${before}__([^_\\n]+)__${after}`, 'g') },
  { name: 'tachado', pattern: /~~([^~\n]+)~~/g },
  { name: 'código', pattern: /`([^`\n]+)`/g, isInChats: true },
  {
    name: 'cursiva',
    pattern: new RegExp(`${before}\\*(?![\\s*])([^*\\n]*[^\\s*])\\*${after}`, 'g'),
    isInChats: true,
  },
  {
    name: 'cursiva',
    pattern: new RegExp(`${before}_(?![\\s_])([^_\\n]*[^\\s_])_${after}`, 'g'),
    isInChats: true,
  },
  { name: 'un subtítulo', pattern: /^[ \t]*#{1,6}[ \t]+(\S[^\n]*)/gm },
];

/** Markdown in a text that shows its marks letter by letter. */
export const plainMarks: WordRule = (words, { kind, isChat }) => {
  if (kind === 'markdown') return [];
  return marks
    .filter(({ isInChats }) => !(isChat && isInChats))
    .flatMap(({ pattern, name }) =>
      slipsAt(words, pattern, ([found, inner = '']) => ({
        write: inner,
        message: `Acá no se lee Markdown: «${shown(found)}» se vería con sus marcas, y no como ${name}. ${
          inner ? `Escribí «${shown(inner)}».` : 'Borralo.'
        }`,
      })),
    );
};
