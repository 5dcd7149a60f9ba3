import './command.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dev } from 'astro';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

// `node --watch` (package.json) restarts it when a file changes that Node has read: a shape, a check, a setting.
try {
  // With «production» from the shell, drafts and the editor would be left out.
  process.env['NODE_ENV'] = 'development';
  // Astro would reuse entries that it parsed from other content or with another schema.
  await rm(join(projectRoot, '.astro/data-store.json'), { force: true });
  await dev({ root: projectRoot, server: { port: Number(process.env['PORT'] ?? 4321) } });
} catch (error) {
  // astro.config.mjs reads the content too, and the content's errors explain more than its own.
  const problems = await checkContent(projectRoot);
  throw hasErrors(problems) ? new Error(report(problems), { cause: error }) : error;
}
