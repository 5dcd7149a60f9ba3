import { join } from 'node:path';
import { buildInto } from '#tests/support/variants.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/** The built site that `tests/live` visits: that of today's content, or where LINEO_LIVE_SITE says. */
export const liveSite =
  process.env['LINEO_LIVE_SITE'] ?? join(projectRoot, '.cache', 'tests', 'live', 'site');

/** Builds today's content: `src/content`, or where LINEO_CONTENT says. */
export const buildLive = (): void =>
  buildInto(process.env['LINEO_CONTENT'] ?? join(projectRoot, 'src', 'content'), liveSite);
