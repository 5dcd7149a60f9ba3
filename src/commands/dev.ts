import { dev } from 'astro';
import { fileURLToPath } from 'node:url';
import { explain } from './explain.ts';

try {
  const port = Number(process.env['PORT'] ?? 4321);
  await dev({ root: fileURLToPath(new URL('../..', import.meta.url)), server: { port } });
} catch (error) {
  explain(error);
}
