import { reportHints } from '#tools/check/content/problem.ts';
import { buildSite, dist } from '#tools/build/build.ts';
import { explain } from './explain.ts';
import { serve } from './serve.ts';

try {
  console.log('Armando el sitio…');
  const hints = reportHints(await buildSite());
  if (hints) console.log(hints);
} catch (error) {
  explain(error);
}
await serve(dist);
