import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Removes the parts of the editor's package that our content does not need. */
const removeUnused: Plugin = {
  name: 'lineo:editor-remove-unused',
  enforce: 'pre',
  // Syntax highlighting for hundreds of languages.
  resolveId: (id) => (id.startsWith('@shikijs/') ? '\0no-language' : null),
  load: (id) => (id === '\0no-language' ? 'export default [];' : null),
  // Its fonts come with the package, yet it also loads them from a CDN.
  transform: (code, id) =>
    id.includes('@sveltia/cms')
      ? { code: code.replaceAll(/@font-face \{[^}]*\/\/cdn\.[^}]*\}/g, ''), map: null }
      : null,
};

/**
 * Bundles the editor with everything it needs into `folder` and returns the path of its entry there. It is bundled
 * apart from the site, in development too: the server's own client would reload the page at every save, and the
 * author's unsaved text would be lost.
 */
export async function bundleEditor(folder: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    // Relative, so that it works both on a host of its own and in a folder of the development server.
    base: './',
    logLevel: 'error',
    plugins: [removeUnused],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // Where deploy.sh and nginx keep the hashed files of earlier releases.
      assetsDir: '_astro',
      target: 'chrome120',
      license: { fileName: 'licencias.txt' },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: fileURLToPath(new URL('./editor.client.ts', import.meta.url)) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const entry = outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('The editor’s bundle has no entry.');
  return entry.fileName;
}
