import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, parseAst, type Plugin } from 'vite';
import { withConstantTokens } from '../host/tokens.ts';
import { shortIdentifier } from '../styles/identifiers.ts';

const SUFFIX = /\?(script|file|style)$/;

/** The syntax that each form of a module may use. */
const targets = { script: 'es2015', file: 'es2020', style: 'es2020' } as const;
type Form = keyof typeof targets;
const source = fileURLToPath(new URL('..', import.meta.url));

/** A module with what it imports. */
interface Bundle {
  code: string;
  style: string;
  modules: string[];
}

/**
 * Code with its plain texts between quotes. The minifier prefers backticks, which stand nowhere else
 * in a page and so compress worse.
 */
function withPlainQuotes(code: string): string {
  const plain: { start: number; end: number; text: string }[] = [];
  JSON.stringify(parseAst(code), (key, node: unknown) => {
    const { type, start, end, quasis } = (node ?? {}) as {
      type?: string;
      start: number;
      end: number;
      quasis: { value: { cooked: string | null } }[];
    };
    const text = type === 'TemplateLiteral' && quasis.length === 1 && quasis[0]?.value.cooked;
    // A tag sees how its text was written.
    if (typeof text === 'string' && key !== 'quasi' && !/["\\\n]/.test(text)) {
      plain.push({ start, end, text: `"${text}"` });
    }
    return node;
  });
  return plain
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
      code,
    );
}

async function bundle(entry: string, form: Form, isDevelopment: boolean): Promise<Bundle> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Named apart from a page's own classes: these styles come later and would override them.
    plugins: [vanillaExtractPlugin({ identifiers: (style) => `m${shortIdentifier(style)}` })],
    resolve: { alias: [{ find: /^~\//, replacement: source }] },
    define: { 'import.meta.env.DEV': String(isDevelopment) },
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
        made.code = withPlainQuotes(file.code.trim());
        made.modules.push(...Object.keys(file.modules));
      } else if (file.fileName.endsWith('.css')) {
        made.style = withConstantTokens(String(file.source).replace(/\s*\/\*\$vite\$.*/, ''));
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
  let isDevelopment = false;
  return {
    name: 'lineo:inline-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    async load(id) {
      const form = SUFFIX.exec(id)?.[1] as Form | undefined;
      if (!form) return null;
      const made = await bundle(id.replace(SUFFIX, ''), form, isDevelopment);
      for (const module of made.modules) this.addWatchFile(module.replace(/\?.*/, ''));
      return `export default ${JSON.stringify(form === 'style' ? made.style : made.code)};`;
    },
  };
}
