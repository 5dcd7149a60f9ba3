import type { CmsConfig } from '@sveltia/cms';
import {
  formats,
  pictureFieldsOf,
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
/** A writer isn't told which file it writes: these are the fields of all of them. */
const pictureFields = (config.collections ?? [])
  .flatMap((collection) => {
    if ('files' in collection) return collection.files.flatMap(({ fields }) => fields);
    return 'fields' in collection ? collection.fields : [];
  })
  .flatMap((field) => pictureFieldsOf([field]));

CMS.registerCustomFormat(formats.yaml, 'yaml', {
  fromFile: readYamlFile,
  toFile: (data) => writeYamlFile(withBareFileNames(data, pictureFields)),
});
CMS.registerCustomFormat(formats.mdx, 'mdx', { fromFile: readMdxFile, toFile: writeMdxFile });
await CMS.init({ config });
