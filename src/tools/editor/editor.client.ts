import './defaultLanguage.ts';
import CMS from '@sveltia/cms';
import { formats, readMdxFile, readYamlFile, writeMdxFile, writeYamlFile } from './formats.ts';

CMS.registerCustomFormat(formats.yaml, 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
CMS.registerCustomFormat(formats.mdx, 'mdx', { fromFile: readMdxFile, toFile: writeMdxFile });

const config = document.getElementById('editor-config')?.textContent ?? '{}';
await CMS.init({ config: JSON.parse(config) });
