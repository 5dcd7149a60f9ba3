import { z } from 'astro/zod';
import { articleSchema } from '#articles/articleSchema.ts';
import { pageNames, pageSchema } from '#sections/pages.copy.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { checklistSchema } from '#checklists/checklistSchema.ts';
import { notTextError } from '#schemas/fieldErrors.ts';
import { legalSchema } from '#legal/legalSchema.ts';
import { sampleNetworkSchema } from '#sampleNetwork/sampleNetworkSchema.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { parseArticleText, type ArticleText } from './article/parseArticleText.ts';
import { isArticle, isChecklist, SAMPLE_NETWORK_FILE } from './files/contentPaths.ts';
import type { Problem } from './problem.ts';
import { readText } from './files/textFile.ts';
import { parseFrontmatter, parseYaml, unparsed, type ParsedYaml } from './yaml/parseYaml.ts';

/** A content file: its parsed data and text, and the problems that kept it from being parsed. */
export interface ContentFile {
  file: string;
  schema: z.ZodType;
  source: ParsedYaml;
  /** The text below the frontmatter of an article or a legal text. */
  article?: ArticleText;
  problems: Problem[];
}

/** The file name of an article's cover; valueProblems.ts checks that every named picture exists. */
const cover = z.string({ error: notTextError('«blogImg», la imagen de portada') });

const schemaOfArticles = articleSchema({ image: () => cover as never });

/** The schema of a content file, by its path from the project's root. */
function schemaOf(file: string): z.ZodType {
  if (isArticle(file)) return schemaOfArticles;
  if (file.endsWith('.mdx')) return legalSchema;
  if (file === SAMPLE_NETWORK_FILE) return sampleNetworkSchema;
  if (isChecklist(file)) return checklistSchema;
  const name = pageNames.find((page) => file === `${contentFolder}/pages/${page}.yaml`);
  return name ? pageSchema(name) : siteSchema;
}

/** Reads and parses a content file of the project at `root`. */
export async function readContentFile(root: string, file: string): Promise<ContentFile> {
  const schema = schemaOf(file);
  const read = await readText(root, file);
  if ('problem' in read) return { file, schema, source: unparsed, problems: [read.problem] };
  const isYaml = file.endsWith('.yaml');
  const source = isYaml ? parseYaml(read.text) : parseFrontmatter(read.text);
  if (isYaml || source.problems.length > 0) {
    return { file, schema, source, problems: source.problems.map((one) => ({ file, ...one })) };
  }
  const article = parseArticleText(file, read.text);
  return 'problem' in article
    ? { file, schema, source, problems: [article.problem] }
    : { file, schema, source, article, problems: [] };
}

/** A field's path for authors, in which list elements count from 1. */
const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `elemento ${step + 1}` : String(step)))
    .join(' › ');

/** A problem at the position of a field. */
export const problemAtField = (
  { file, source }: ContentFile,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({
  file,
  ...source.locate(path),
  ...(path.length > 0 && { field: fieldPath(path) }),
  message,
});
