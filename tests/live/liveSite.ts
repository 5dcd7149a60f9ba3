import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInto } from '../support/variants.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The built site that `tests/live` visits: that of today's content, or where LINEO_LIVE_SITE says. */
export const liveSite =
  process.env['LINEO_LIVE_SITE'] ?? join(project, '.cache', 'tests', 'live', 'site');

/** Builds today's content: `src/content`, or where LINEO_CONTENT says. */
export const buildLive = (): void =>
  buildInto(process.env['LINEO_CONTENT'] ?? join(project, 'src', 'content'), liveSite);
