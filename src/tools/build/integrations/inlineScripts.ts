import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

const SUFFIX = /\?(script|file|style)$/;

/** The syntax that each form of a module may use. */
const targets = { script: 'es2015', file: 'es2020', style: 'es2020' } as const;
type Form = keyof typeof targets;

/** A module with what it imports. */
interface Bundle {
  code: string;
  style: string;
  modules: string[];
}

async function bundle(entry: string, form: Form): Promise<Bundle> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Named apart from a page's own classes: these styles come later and would override them.
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `m${hash}` })],
    build: {
      write: false,
      target: targets[form],
      cssTarget: ['chrome100', 'firefox100', 'safari15.4'],
      cssCodeSplit: false,
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const made: Bundle = { code: '', style: '', modules: [] };
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      if (file.type === 'chunk') {
        made.code = file.code.trim();
        made.modules.push(...Object.keys(file.modules));
      } else if (file.fileName.endsWith('.css')) {
        made.style = String(file.source).replace(/\s*\/\*\$vite\$.*/, '');
      }
    }
  }
  return made;
}

/**
 * Vite plugin: `import code from './x.ts?script'` gives the module, bundled with what it imports
 * and minified, as the text of a classic script for `<InlineScript>`. Astro inlines a script only
 * while it shares no module with another; bundling each by itself keeps every page free of script
 * files. Syntax is lowered to ES2015 so that an old browser skips a feature, not the whole script.
 * `?file` gives it for a file that a page asks for later, `?style` the styles that it brings.
 */
export default function inlineScripts(): Plugin {
  return {
    name: 'lineo:inline-scripts',
    enforce: 'pre',
    async load(id) {
      const form = SUFFIX.exec(id)?.[1] as Form | undefined;
      if (!form) return null;
      const made = await bundle(id.replace(SUFFIX, ''), form);
      for (const module of made.modules) this.addWatchFile(module.replace(/\?.*/, ''));
      return `export default ${JSON.stringify(form === 'style' ? made.style : made.code)};`;
    },
  };
}
