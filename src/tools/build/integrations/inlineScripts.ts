import { build, type Plugin, type ResolvedConfig } from 'vite';

// Astro inlines a script only while it shares no module with another.

/** The browsers that code is written for, as the site's configuration names them. */
type Target = ResolvedConfig['build']['target'];

const SUFFIX = '?script';

/** A module and its imports as one classic script, and the files that the script is made of. */
export async function bundleScript(
  entry: string,
  target: Target,
): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target,
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  return { code: chunk?.code.trim() ?? '', modules: Object.keys(chunk?.modules ?? {}) };
}

/**
 * Vite plugin: `import code from './x.ts?script'` gives the module with what it imports, minified, as text for an inline
 * `<script>`. Astro inlines only scripts that share no module with another; so no page needs a script file.
 */
export function inlineScripts(): Plugin {
  let target: Target = false;
  return {
    name: 'lineo:inline-scripts',
    enforce: 'pre',
    configResolved({ build }) {
      target = build.target;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const { code, modules } = await bundleScript(id.slice(0, -SUFFIX.length), target);
      for (const module of modules) this.addWatchFile(module.replace(/\?.*/, ''));
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
