import type { AstroIntegration } from 'astro';

/**
 * Gives the constant `SHOWS_DRAFTS`: whether articles that visitors can't read yet are shown. Only
 * the development server shows them. `import.meta.env.DEV` is no answer: a variable named DEV in
 * the environment of a build overrides it, and every draft would be published.
 */
export default function drafts(): AstroIntegration {
  return {
    name: 'lineo:drafts',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({ vite: { define: { SHOWS_DRAFTS: JSON.stringify(command === 'dev') } } });
      },
    },
  };
}
