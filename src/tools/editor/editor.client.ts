import './blockOutsideRequests.ts';
import './defaultLanguage.ts';
import CMS from '@sveltia/cms';
import {
  formats,
  readMdxFile,
  readYamlFile,
  sourceOf,
  writeMdxFile,
  writeYamlFile,
  type Data,
} from './formats.ts';
import { guardFiles } from './guardFiles.ts';
import { rememberOriginals } from './originals.ts';

const originals = rememberOriginals();
guardFiles(originals);

/** Writes a file, and remembers what its text was made from. */
const remembering = (write: (edited: Data) => string) => (edited: Data) => {
  const text = write(edited);
  originals.made(text, sourceOf(edited));
  return text;
};

CMS.registerCustomFormat(formats.yaml, 'yaml', {
  fromFile: readYamlFile,
  toFile: remembering(writeYamlFile),
});
CMS.registerCustomFormat(formats.mdx, 'mdx', {
  fromFile: readMdxFile,
  toFile: remembering(writeMdxFile),
});

const config = document.getElementById('editor-config')?.textContent ?? '{}';
await CMS.init({ config: JSON.parse(config) });
