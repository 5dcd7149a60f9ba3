/** The frontmatter of an article with its fences: what stands between them, and the empty lines below. */
export const FRONTMATTER = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)((?:\r?\n)*)/;
