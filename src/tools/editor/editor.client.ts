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

/** The fields that hold a picture's name without its folder. */
const pictureFields = new Set<string>();
const config = JSON.parse(
  document.getElementById('editor-config')?.textContent ?? '{}',
  (_key, value: { widget?: string; public_folder?: string; name: string } | null) => {
    if (value?.widget === 'image' && value.public_folder === '') pictureFields.add(value.name);
    return value;
  },
) as CmsConfig;

CMS.registerCustomFormat(formats.yaml, 'yaml', {
  fromFile: readYamlFile,
  toFile: (data) => writeYamlFile(withBareFileNames(data, pictureFields)),
});
CMS.registerCustomFormat(formats.mdx, 'mdx', { fromFile: readMdxFile, toFile: writeMdxFile });
await CMS.init({ config });
