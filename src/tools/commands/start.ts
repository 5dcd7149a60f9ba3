import { dist, isBuilt } from '#tools/build/built.ts';
import { explain } from './explain.ts';
import { serve } from './serve.ts';

try {
  if (isBuilt()) {
    console.log('El sitio ya está armado: nada cambió desde la última vez.');
  } else {
    console.log('Armando el sitio…');
    // What builds and checks takes its time to load.
    const { buildSite } = await import('#tools/build/build.ts');
    const { reportHints } = await import('#tools/check/content/problem.ts');
    const hints = reportHints(await buildSite());
    if (hints) console.log(hints);
  }
} catch (error) {
  explain(error);
}
await serve(dist);
