import { shown, slipsAt, type WordRule } from './slip.ts';

/** «:::note», as other sites write a note. */
export const container: WordRule = (words) =>
  slipsAt(words, /(?<=^|\n):::+[ \t]*\w[^\n]*/g, ([found]) => ({
    message: `«${shown(found)}» se vería tal cual: una nota se escribe <Nota>, el texto y </Nota>.`,
  }));

/** «==words==», as other editors highlight. */
export const highlight: WordRule = (words) =>
  slipsAt(words, /(?<=^|\s)==(?!\s)([^=\n]+?)==(?=$|[\s.,;:!?)])/g, ([found, inner = '']) => ({
    write: `**${inner}**`,
    message: `«${shown(found)}» se vería con sus signos. Escribí «**${shown(inner)}**».`,
  }));

/** «m^2^», as other editors raise letters. */
export const superscript: WordRule = (words) =>
  slipsAt(words, /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,8})\^/gu, ([found, inner = '']) => ({
    write: `<sup>${inner}</sup>`,
    message: `«${found}» se vería con sus signos. Escribí «<sup>${inner}</sup>».`,
  }));

/** «:smile:», the name of an emoji. */
export const emojiName: WordRule = (words) =>
  slipsAt(words, /(?<=^|\s):[a-z][a-z0-9_+-]*:(?=$|[\s.,;!?)])/g, ([found]) => ({
    isHint: true,
    message: `«${found}» se vería tal cual: si es un emoji, pegalo.`,
  }));

/** «[b]words[/b]», as forums write. */
export const bbCode: WordRule = (words) =>
  slipsAt(
    words,
    /\[(b|i|u|url|img|quote|color|size)(?:=[^\]\n]*)?\]([\s\S]*?)\[\/\1\]/gi,
    ([found, , inner = '']) => ({
      write: inner,
      message: `«${shown(found)}» se vería con sus corchetes: escribí «${shown(inner)}», y si va en negrita, entre «**».`,
    }),
  );

/** «[toc]», which this site makes by itself. */
export const tableOfContents: WordRule = (words) =>
  slipsAt(words, /^\[\[?toc\]?\]$/gi, ([found]) => ({
    message: `«${found}» se vería tal cual: el índice del artículo lo arma el sitio. Borralo.`,
  }));

/** «[[words]]», as wikis write a link or a picture. */
export const wikiLink: WordRule = (words) =>
  slipsAt(words, /(!?)\[\[([^\][\n]+)\]\]/g, ([found, isPicture, inner = '']) => ({
    message: isPicture
      ? `«${shown(found)}» se vería con sus corchetes. Escribí ![qué se ve](./${shown(inner)}).`
      : `«${shown(found)}» se vería con sus corchetes. Escribí [texto](dirección).`,
  }));
