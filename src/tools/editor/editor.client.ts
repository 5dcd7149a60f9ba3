import { formats, readMdxFile, readYamlFile, writeMdxFile, writeYamlFile } from './formats.ts';

const PREFERENCES = 'sveltia-cms.prefs';

// In Spanish from the first time on, which the editor reads as it loads; who chooses another language keeps it.
if (localStorage.getItem(PREFERENCES) === null) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO' }));
}
const { default: CMS } = await import('@sveltia/cms');
CMS.registerCustomFormat(formats.yaml, 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
CMS.registerCustomFormat(formats.mdx, 'mdx', { fromFile: readMdxFile, toFile: writeMdxFile });

const config = document.getElementById('editor-config')?.textContent ?? '{}';
await CMS.init({ config: JSON.parse(config) });
