import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { EDITOR_PATH } from '../editor/address.ts';

const LIST = 'licencias.txt';

/** What is published of packages without being bundled into islands, and where it then is. */
const published: { name: string; at: string }[] = [
  { name: 'astro', at: 'index.html' },
  { name: '@fontsource/poppins', at: '_astro/fonts' },
  { name: 'simple-icons', at: 'iconos.svg' },
  { name: '@sveltia/cms', at: `${EDITOR_PATH.slice(1)}.html` },
];

/** The package that a module belongs to, if it is one of a package's. */
const packageOf = (module: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.replaceAll('\\', '/'))?.[1];

/** Notes the packages whose modules are in what visitors download. */
const noteBundled = (names: Set<string>): Plugin => ({
  name: 'lineo:note-bundled',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const module of chunk.moduleIds) {
        const name = packageOf(module);
        if (name) names.add(name);
      }
    }
  },
});

/** A package's name, version, licence and the licence's text. @throws when it brings no text */
function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file) throw new Error(`The package ${name} brings no text of its licence.`);
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim();
  return `${name} ${version}: ${license}\n\n${text}`;
}

/**
 * Publishes, as `/licencias.txt`, the licences of the packages that visitors download parts of:
 * most of these ask for it, and bundling drops the notices that stand in their code.
 */
export default function licences(): AstroIntegration {
  const bundled = new Set<string>();
  return {
    name: 'lineo:licences',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [noteBundled(bundled)] } });
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = new Set(bundled);
        for (const { name, at } of published) if (existsSync(join(root, at))) names.add(name);
        const texts = [...names].sort().map(licenceOf);
        writeFileSync(join(root, LIST), `${texts.join('\n\n---\n\n')}\n`);
      },
    },
  };
}
