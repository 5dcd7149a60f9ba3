import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInto } from '../support/variants.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Where the site of today's content is built for the tests. */
export const liveSite = join(project, '.cache', 'tests', 'live', 'site');

/** Builds today's content: `src/content`, or where LINEO_CONTENT says. */
export const buildLive = (): void =>
  buildInto(process.env['LINEO_CONTENT'] ?? join(project, 'src', 'content'), liveSite);
