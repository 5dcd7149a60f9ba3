import type { z } from 'astro/zod';
import { articlePath } from '#lib/paths.ts';
import type { Addresses } from './addresses.ts';
import { bodyComplaints, type ArticleBody } from './articleBody.ts';
import { schemaOf } from './articleSchemas.ts';
import { hasText } from './contentFiles.ts';
import { explainLink, type Anchors } from './explainLink.ts';
import { fieldProblems } from './fieldProblems.ts';
import { nameOf } from './fileNames.ts';
import type { FoundFile } from './foundFile.ts';
import { pictureReferenceTrouble, type Pictures } from './pictureReference.ts';
import type { Problem } from './problem.ts';
import type { OfFrontmatter } from './rule.ts';

/** What a file may refer to, and the schema of articles, which stand beside their pictures. */
export interface Surroundings {
  addresses: Addresses;
  anchors: Anchors;
  /** Of every text, by its file. */
  bodies: ReadonlyMap<string, ArticleBody>;
  /** The site's own address, as far as it can be read. */
  origin: unknown;
  pictures: Pictures;
  ofArticles: z.ZodType;
}

/** Where a text is read: an article at its own address, a legal text at its page's. */
export const addressOf = (file: string) => articlePath(nameOf(file));

/** What the text of a file needs to know of its frontmatter. */
export function ofFrontmatter(data: unknown): OfFrontmatter {
  const { titulo, borrador } = (data ?? {}) as { titulo?: unknown; borrador?: unknown };
  return { title: typeof titulo === 'string' ? titulo : '', isDraft: borrador === true };
}

/** The fields that a file without frontmatter still lacks. */
function requiredKeys(schema: z.ZodType): string {
  const missing = schema.safeParse({}).error?.issues ?? [];
  return [...new Set(missing.map(({ path }) => String(path[0])))].join(', ');
}

/** A link of this site that is written with its domain, as a link of this site; any other as it is. */
function withoutOrigin(href: string, origin: unknown): string {
  if (typeof origin !== 'string' || !origin) return href;
  const site = origin.replace(/\/+$/, '');
  const rest = href.startsWith(site) ? href.slice(site.length) : undefined;
  return rest !== undefined && /^(?:[/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : href;
}

const inReadingOrder = (a: Problem, b: Problem) =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** What is wrong with a content file: what kept it from being read, or its fields and its text. */
export function checkFile(
  { file, text, source, problems }: FoundFile,
  { addresses, anchors, bodies, origin, pictures, ofArticles }: Surroundings,
): Problem[] {
  const schema = schemaOf(file, ofArticles);
  if (problems.length > 0) {
    const fields = source.isMissing ? ` Lleva estos campos: ${requiredKeys(schema)}.` : '';
    return problems.map((problem) => ({ ...problem, message: problem.message + fields }));
  }
  const own = hasText(file) ? addressOf(file) : undefined;
  const linkTrouble = (href: string) =>
    explainLink(withoutOrigin(href, origin), addresses, anchors, own);
  const inFields = fieldProblems(file, text, source, schema, { linkTrouble, pictures });
  const body = bodies.get(file);
  if (!body) return inFields;
  const around = {
    linkTrouble,
    pictureTrouble: (src: string) => pictureReferenceTrouble(src, file, pictures),
  };
  const inBody = bodyComplaints(body, around, ofFrontmatter(source.data));
  return [...inFields, ...inBody.map((complaint) => ({ file, ...complaint }))].sort(inReadingOrder);
}
