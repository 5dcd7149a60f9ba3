import type { ClientDirective } from 'astro';

type Prop = [kind: number, value: unknown];
type Module = Record<string, unknown>;
type Renderer = (
  island: HTMLElement,
) => (component: unknown, props: object, slots: object, how: object) => unknown;

/** How long, in ms, before what could not be downloaded is asked for a second time. */
const RETRY_AFTER = 1000;

/** Kinds of props: what JSON knows already, and lists. */
const PLAIN = 0;
const LIST = 1;

const revive = ([kind, value]: Prop): unknown => {
  if (kind === LIST) return (value as Prop[]).map(revive);
  if (kind !== PLAIN) throw new TypeError(`props: ${kind}`);
  return value && typeof value === 'object' ? reviveAll(value as Record<string, Prop>) : value;
};

function reviveAll(props: Record<string, Prop>): Record<string, unknown> {
  const revived: Record<string, unknown> = {};
  for (const name of Object.keys(props)) revived[name] = revive(props[name] as Prop);
  return revived;
}

const fetchModule = (url: string): Promise<Module> => import(url);

/** Some engines remember an address that failed: the second time another one is asked for. */
const fetchTwice = (url: string) =>
  fetchModule(url).catch(() =>
    new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(() =>
      fetchModule(`${url}?astro-retry=${Date.now()}`),
    ),
  );

/**
 * The element around every island, in place of Astro's own. That one does more than this site
 * needs (a dozen kinds of props, islands within islands, view transitions by script) and would be
 * 1.8 KB of the 3 KB that the inline scripts of a page may weigh. This one does what is used, with
 * the same attributes and events, and refuses the rest.
 */
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      if (document.readyState !== 'loading') this.start();
      else document.addEventListener('DOMContentLoaded', () => this.start());
    }

    start() {
      const name = this.read('client');
      const { Astro = {} } = window as { Astro?: Record<string, ClientDirective> };
      const directive = Astro[name];
      if (directive) void directive(() => this.load(), JSON.parse(this.read('opts') || '{}'), this);
      else addEventListener(`astro:${name}`, () => this.start(), { once: true });
    }

    read(name: string): string {
      return this.getAttribute(name) || '';
    }

    load(): Promise<() => Promise<void>> {
      const componentUrl = this.read('component-url');
      return Promise.all([componentUrl, this.read('renderer-url')].map(fetchTwice)).then(
        ([component, renderer]) =>
          () =>
            this.hydrate(component as Module, renderer as Module),
        (error: unknown) => {
          const failure = new CustomEvent('astro:hydration-error', {
            bubbles: true,
            cancelable: true,
            detail: { error, componentUrl },
          });
          if (this.dispatchEvent(failure)) console.error(`[astro-island] ${componentUrl}`, error);
          return () => Promise.resolve();
        },
      );
    }

    hydrate(component: Module, renderer: Module): Promise<void> {
      const slots: Record<string, string> = {};
      for (const slot of this.querySelectorAll('astro-slot')) {
        slots[slot.getAttribute('name') || 'default'] = slot.innerHTML;
      }
      const hydrate = (renderer['default'] as Renderer)(this);
      const props = reviveAll(JSON.parse(this.read('props')));
      const how = { client: this.read('client') };
      return Promise.resolve(hydrate(component['default'], props, slots, how)).then(() =>
        this.removeAttribute('ssr'),
      );
    }
  },
);
