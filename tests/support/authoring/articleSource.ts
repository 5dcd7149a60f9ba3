import sharp from 'sharp';
import { articleProblems } from '#tools/check/content/article/articleProblems.ts';
import { parseArticleText } from '#tools/check/content/article/parseArticleText.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { copyContent, type ContentCopy } from './contentCopy.ts';

/** The bytes of a picture of one colour. */
export const picture = (
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  width = 650,
  height = 400,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1b2a4e' } })
    .toFormat(format)
    .toBuffer();

/** An SVG with this inside. */
export const drawing = (inside: string, width = 4, height = 4): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;

const fields = {
  titulo: "titulo: 'Una nota de prueba'",
  descripcion:
    "descripcion: 'Lo que se lleva quien lee este artículo de prueba, contado en una sola frase.'",
  blogImg: 'blogImg: ./nota.png',
  blogImgAlt: "blogImgAlt: 'Un plano azul.'",
  fecha: 'fecha: 2026-01-15',
  categorias: 'categorias: [Operación]',
  borrador: 'borrador: false',
};

/** Source of a valid article, except for the given lines of frontmatter or the given text. */
export const articleSource = (
  changes: Partial<Record<keyof typeof fields | 'extra', string>> = {},
  body = 'Un párrafo.\n',
): string => {
  const lines = Object.values({ ...fields, ...changes }).filter(Boolean);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
};

/** A copy of the fixture with one more article, blog/nota.mdx, and its picture. */
export async function contentWithArticle(): Promise<ContentCopy> {
  const copy = await copyContent();
  await copy.write('blog/nota.mdx', articleSource());
  await copy.write('blog/nota.png', await picture('png'));
  return copy;
}

/** The content check's problems with an article's text. */
export function problemsOfText(text: string, pictures = new Set<string>()): Problem[] {
  const file = 'src/content/blog/nota.mdx';
  const parsed = parseArticleText(file, text);
  return 'problem' in parsed ? [parsed.problem] : articleProblems(parsed, pictures);
}
