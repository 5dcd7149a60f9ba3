import { buildSite, dist } from '../host/build.ts';
import { explain } from './explain.ts';
import { serve } from './serve.ts';

try {
  console.log('Armando el sitio…');
  await buildSite();
} catch (error) {
  explain(error);
}
await serve(dist);
