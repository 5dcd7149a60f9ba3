/** The frontmatter of an article with its fences, «---\ntitulo: Uno\n---\n». Groups: what stands between them; the empty lines below. */
export const FRONTMATTER = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)((?:\r?\n)*)/;
