import { buildSite } from '../host/build.ts';
import { explain } from './explain.ts';

try {
  await buildSite();
  console.log('Sitio armado en dist.');
} catch (error) {
  explain(error);
}
