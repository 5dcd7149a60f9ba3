import { build, type Plugin } from 'vite';

const SUFFIX = '?script';

/**
 * Vite plugin: `import code from './x.ts?script'` gives the module, bundled with what it imports
 * and minified, as the text of a classic script for `<InlineScript>`. Astro inlines a script only
 * while it shares no module with another; bundling each by itself keeps every page free of script
 * files. Syntax is lowered to ES2015 so that an old browser skips a feature, not the whole script.
 */
export default function inlineScripts(): Plugin {
  return {
    name: 'lineo:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      const result = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2015',
          minify: true,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      });
      const outputs = Array.isArray(result) ? result : [result];
      let code = '';
      for (const output of outputs) {
        if (!('output' in output)) continue;
        for (const chunk of output.output) {
          if (chunk.type !== 'chunk') continue;
          code = chunk.code.trim();
          for (const module of Object.keys(chunk.modules)) this.addWatchFile(module);
        }
      }
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
