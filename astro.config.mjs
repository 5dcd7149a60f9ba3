// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { parse } from 'yaml';
import { headingsBelowTitle, footnotes, headingIds } from '#articles/markdown.ts';
import { devContentCheck } from '#tools/build/integrations/devContentCheck.ts';
import { localEditor } from '#tools/build/integrations/localEditor.ts';
import { inlineScripts } from '#tools/build/integrations/inlineScripts.ts';
import { intentDirective } from '#tools/build/integrations/intentDirective.ts';
import { licences } from '#tools/build/integrations/licences.ts';
import { styleSheets } from '#tools/build/integrations/styleSheets.ts';
import { finishSite } from '#tools/build/integrations/finishSite.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const content = join(root, contentFolder);
const site = parse(readFileSync(join(content, 'site.yaml'), 'utf8'));

/** @param {number} weight */
const poppins = (weight) => ({
  weight,
  style: /** @type {const} */ ('normal'),
  src: /** @type {[string]} */ ([`./src/assets/fonts/poppins-${weight}.woff2`]),
});

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which the security policy refuses.
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      mdastPlugins: [headingsBelowTitle],
      hastPlugins: [headingIds],
      features: { gfm: { footnotes: footnotes(site.kit) } },
    }),
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Poppins',
      cssVariable: '--font-poppins',
      // The first is fitted to Poppins for every system: see src/styles/theme.css.ts.
      fallbacks: ['Poppins fallback', 'sans-serif'],
      optimizedFallbacks: false,
      // Not preloaded, because Chromium delays the first paint for preloaded fonts. Text is drawn at once in the fallback,
      // which takes the same space, and again when Poppins arrives: .github/decisions/pages-and-scripts.md.
      display: 'swap',
      options: { variants: [poppins(400), poppins(600)] },
    },
  ],
  integrations: [
    localEditor(),
    react(),
    // Plain parts of a text are kept as HTML, except the elements that components/Prose/proseElements.ts replaces.
    mdx({ optimize: { ignoreElementNames: ['a', 'img', 'input', 'pre', 'table'] } }),
    devContentCheck(),
    intentDirective(),
    styleSheets(),
    finishSite(),
    licences(),
  ],
  vite: {
    // The site reads no `.env`, so that no page can print a secret from it.
    envDir: false,
    plugins: [inlineScripts()],
    // A build beside the development server writes thousands of files that no page uses.
    server: { watch: { ignored: ['**/.cache/build/**', '**/.cache/astro/**'] } },
    // The pictures of the content, in whatever folder the content is.
    resolve: { alias: { '@content': content } },
    build: {
      // For styles and scripts: the first browsers with cascade layers, which the styles need.
      target: ['chrome100', 'firefox100', 'safari15.4'],
      rolldownOptions: {
        // MDX modules carry a directive of Astro's that the bundler does not know; it does no harm.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    },
  },
});
