import type { CmsConfig } from '@sveltia/cms';
import {
  formats,
  readMdxFile,
  readYamlFile,
  withBareFileNames,
  writeMdxFile,
  writeYamlFile,
} from './formats.ts';

const PREFERENCES = 'sveltia-cms.prefs';

// Spanish is the default, and has to be set before the editor loads; a language chosen later is kept.
if (localStorage.getItem(PREFERENCES) === null) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO' }));
}
const { default: CMS } = await import('@sveltia/cms');

const config = JSON.parse(
  document.getElementById('editor-config')?.textContent ?? '{}',
) as CmsConfig;

CMS.registerCustomFormat(formats.yaml, 'yaml', {
  fromFile: readYamlFile,
  toFile: (data) => writeYamlFile(withBareFileNames(data)),
});
CMS.registerCustomFormat(formats.mdx, 'mdx', { fromFile: readMdxFile, toFile: writeMdxFile });
await CMS.init({ config });
