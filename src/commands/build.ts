import { buildSite } from '../host/build.ts';
import { explain } from './explain.ts';

try {
  await buildSite();
} catch (error) {
  explain(error);
}
