import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

/** Adds `client:intent`: an island loads at the first pointer, touch, focus or key that reaches it. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'lineo:client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.client.ts' });
      },
    },
  };
}
