import './command.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dev } from 'astro';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report } from '#tools/check/content/problem.ts';
import { projectRoot } from '#tools/projectRoot.ts';

try {
  // A shell that says «production», as a build does, would leave out drafts and the editor.
  process.env['NODE_ENV'] = 'development';
  // What was read of another content, or by another schema, would be taken for this one's.
  await rm(join(projectRoot, '.astro/data-store.json'), { force: true });
  await dev({ root: projectRoot, server: { port: Number(process.env['PORT'] ?? 4321) } });
} catch (error) {
  // The configuration reads the content too: what is wrong there says more than where it broke.
  const problems = await checkContent(projectRoot);
  throw hasErrors(problems) ? new Error(report(problems), { cause: error }) : error;
}
