import { formats, readMdxFile, readYamlFile, writeMdxFile, writeYamlFile } from './formats.ts';

const PREFERENCES = 'sveltia-cms.prefs';

// Spanish is the default, and has to be set before the editor loads; a language chosen later is kept.
if (localStorage.getItem(PREFERENCES) === null) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO' }));
}
const { default: CMS } = await import('@sveltia/cms');
CMS.registerCustomFormat(formats.yaml, 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
CMS.registerCustomFormat(formats.mdx, 'mdx', { fromFile: readMdxFile, toFile: writeMdxFile });

const config = document.getElementById('editor-config')?.textContent ?? '{}';
await CMS.init({ config: JSON.parse(config) });
