import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { pageNames, pageSchema } from '#copy/pages.ts';
import { contentFolder } from '#lib/contentFolder.ts';
import { checklistSchema } from '#schemas/checklist.ts';
import { networkSchema } from '#schemas/network.ts';
import { site } from '#schemas/site.ts';

/** The network that the product's screens show. */
export const NETWORK = `${contentFolder}/red.yaml`;

/** What many pages share. */
export const SITE = `${contentFolder}/site.yaml`;

/** Whether a file is a checklist to print. */
export const isChecklist = (file: string): boolean =>
  posix.dirname(file) === `${contentFolder}/checklists` && file.endsWith('.yaml');

/** The schema of a YAML file of the content, by its path from the project's root. */
export function yamlSchemaOf(file: string): z.ZodType {
  if (file === NETWORK) return networkSchema;
  if (isChecklist(file)) return checklistSchema;
  const name = pageNames.find((page) => file === `${contentFolder}/pages/${page}.yaml`);
  return name ? pageSchema(name) : site;
}
