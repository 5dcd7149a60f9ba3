/**
 * The frontmatter of an article with its fences, «---\ntitulo: Uno\n---\n». Groups: the text between the fences; the
 * empty lines below.
 */
export const FRONTMATTER = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)((?:\r?\n)*)/;
