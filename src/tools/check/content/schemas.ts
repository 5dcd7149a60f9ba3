import { z } from 'astro/zod';
import { articleSchema } from '#articles/schema.ts';
import { pageNames, pageSchema } from '#copy/pages.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { checklistSchema } from '#schemas/checklist.ts';
import { legalSchema } from '#schemas/legal.ts';
import { notText } from '#schemas/messages.ts';
import { networkSchema } from '#schemas/network.ts';
import { site } from '#schemas/site.ts';
import { BLOG, isChecklist, isMeantAsArticle, NETWORK } from './files.ts';
import { pictureReferenceTrouble, type Pictures } from './pictureReference.ts';

/** The schema of articles, whose cover is a picture of their folder. */
const schemaOfArticles = (pictures: Pictures) =>
  articleSchema({
    image: () =>
      z
        .string({ error: notText('«blogImg», la imagen de portada') })
        .superRefine((src, context) => {
          const message = pictureReferenceTrouble(src, `${BLOG}/articulo.mdx`, pictures, 'field');
          if (message) context.addIssue({ code: 'custom', message });
        }) as never,
  });

/** The schema of each content file, by its path from the project's root. */
export function schemasFor(pictures: Pictures): (file: string) => z.ZodType {
  const ofArticles = schemaOfArticles(pictures);
  return (file) => {
    if (isMeantAsArticle(file)) return ofArticles;
    if (file.endsWith('.mdx')) return legalSchema;
    if (file === NETWORK) return networkSchema;
    if (isChecklist(file)) return checklistSchema;
    const name = pageNames.find((page) => file === `${contentFolder}/pages/${page}.yaml`);
    return name ? pageSchema(name) : site;
  };
}
