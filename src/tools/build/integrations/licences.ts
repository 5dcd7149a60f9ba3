import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { EDITOR_PATH } from '#tools/editor/address.ts';

const LIST = 'licencias.txt';

/** Where Vite leaves what it knows of the packages in the islands' code, until the list is made. */
const BUNDLED = 'licencias.json';

/** A package of which visitors download parts, as Vite's `build.license` tells it. */
interface Licence {
  name: string;
  version: string;
  /** What the package calls its licence. */
  identifier?: string;
  /** The licence itself. */
  text?: string;
}

/**
 * What is published of packages without being bundled into islands, where it then is, and the
 * licence of those that bring no text of theirs. Simple Icons ask for none: they are CC0.
 */
const published: { name: string; at: string; licence?: string }[] = [
  { name: 'astro', at: 'index.html' },
  { name: '@fontsource/poppins', at: '_astro/fonts' },
  {
    name: '@iconify-json/lucide',
    at: 'iconos.svg',
    licence: 'src/components/Icon/lucide.licence.txt',
  },
  { name: '@sveltia/cms', at: `${EDITOR_PATH.slice(1)}.html` },
];

/** Of the settings of the client's build Astro takes over only a few; a plugin may add the others. */
const listBundled: Plugin = {
  name: 'lineo:list-bundled',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: BUNDLED } } } : null,
};

function licenceOf({ name, licence }: (typeof published)[number]): Licence {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const path = licence ?? (file && join(folder, file));
  const text = path && readFileSync(path, 'utf8').trim();
  return { name, version, identifier: license, ...(text && { text }) };
}

/** An entry of the list. @throws when the package brings no text of its licence */
function entryOf({ name, version, identifier, text }: Licence): string {
  if (!identifier || !text) throw new Error(`The package ${name} brings no text of its licence.`);
  return `${name} ${version}: ${identifier}\n\n${text.replaceAll('\r', '')}`;
}

/**
 * Publishes, as `/licencias.txt`, the licences of the packages that visitors download parts of:
 * most of these ask for it, and bundling drops the notices that stand in their code.
 */
export default function licences(): AstroIntegration {
  return {
    name: 'lineo:licences',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [listBundled] } });
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const bundled = JSON.parse(readFileSync(join(root, BUNDLED), 'utf8')) as Licence[];
        rmSync(join(root, BUNDLED));
        const others = published.filter(({ at }) => existsSync(join(root, at)));
        const texts = [...bundled, ...others.map(licenceOf)]
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(entryOf);
        writeFileSync(join(root, LIST), `${texts.join('\n\n---\n\n')}\n`);
      },
    },
  };
}
