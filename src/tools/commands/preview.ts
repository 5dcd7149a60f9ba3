import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '#tools/build/built.ts';
import { explain } from './explain.ts';
import { serve } from './serve.ts';

if (!existsSync(join(dist, 'index.html'))) {
  explain(new Error('Todavía no hay nada para servir: corré antes «npm run build».'));
}
await serve(dist);
