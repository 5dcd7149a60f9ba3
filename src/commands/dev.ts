import { dev } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../content-check/checkContent.ts';
import { report } from '../content-check/problem.ts';
import { explain } from './explain.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  // A shell that says «production», as a build does, would leave out drafts and the editor.
  process.env['NODE_ENV'] = 'development';
  const port = Number(process.env['PORT'] ?? 4321);
  await dev({ root, server: { port } });
} catch (error) {
  // The configuration reads the content too: what is wrong there says more than where it broke.
  const problems = await checkContent(root);
  explain(problems.length > 0 ? new Error(report(problems)) : error);
}
