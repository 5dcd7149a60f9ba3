import { z } from 'astro/zod';
import { articleSchema } from '#articles/schema.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { legalSchema } from '#schemas/legal.ts';
import { notText } from '#schemas/messages.ts';
import { isMeantAsArticle } from './contentFiles.ts';
import { pictureReferenceTrouble, type Pictures } from './pictureReference.ts';
import { yamlSchemaOf } from './schemaOf.ts';

/** A picture as a field names it: beside the file, whole, and a picture. */
const pictureField = (file: string, pictures: Pictures) =>
  z.string({ error: notText('«blogImg», la imagen de portada') }).superRefine((src, context) => {
    const message = pictureReferenceTrouble(src, file, pictures, 'field');
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The schema of all articles: they stand in one folder, and a picture is looked for from there. */
export const schemaOfArticles = (pictures: Pictures) =>
  articleSchema({
    image: () => pictureField(`${contentFolder}/blog/articulo.mdx`, pictures) as never,
  });

/** What the data of a content file has to be; `ofArticles` is the schema of articles. */
export function schemaOf(file: string, ofArticles: z.ZodType): z.ZodType {
  if (isMeantAsArticle(file)) return ofArticles;
  if (file.endsWith('.mdx')) return legalSchema;
  return yamlSchemaOf(file);
}
