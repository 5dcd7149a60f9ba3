import { waitTextDelay } from '#lib/timings.ts';

/** The response of `/api/blogs/<idBlog>.json`; the viewer shows the article on status 'success'. */
export interface ArticleResponse {
  status: 'success';
  data: {
    idBlog: string;
    titulo: string;
    /** Title, picture, date, body and neighbours, as the viewer shows them. */
    html: string;
  };
}

interface HtmlRules {
  createHTML(html: string): string;
}

const { navigation, trustedTypes } = window as {
  navigation?: Navigation;
  trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules };
};

/**
 * The page's policy allows one Trusted Types policy, of this name. Because it is created here, no other code can
 * insert HTML.
 */
const rules = { createHTML: (html: string) => html };
const articles = trustedTypes?.createPolicy('articulo', rules) ?? rules;

const idIn = (state: unknown): string => {
  const { idBlog } = Object(state) as { idBlog?: unknown };
  return typeof idBlog === 'string' ? idBlog : '';
};

/** The id of the article to show. It comes from the address if a link brought it, otherwise from navigation state. */
function readId(): string {
  const fromAddress = new URLSearchParams(location.search).get('idBlog');
  return fromAddress || idIn(history.state) || idIn(navigation?.currentEntry?.getState());
}

/** Moves the id from the address into navigation state, as the spec requires. */
function keepId(): void {
  const address = new URL(location.href);
  address.searchParams.delete('idBlog');
  const state = { ...history.state, idBlog };
  history.replaceState(state, '', address.pathname + address.search + address.hash);
  navigation?.updateCurrentEntry({ state });
}

const root = document.querySelector<HTMLElement>('[data-viewer]');
const idBlog = root ? readId() : '';

if (root && idBlog) {
  const show = (name: string, isShown: boolean, words?: string) => {
    const element = root.querySelector<HTMLElement>(`[data-viewer-${name}]`);
    if (!element) return;
    element.hidden = !isShown;
    if (words) element.textContent = words;
  };
  const { viewer = '', wait, notFound = '', failed = '' } = root.dataset;
  const retry = root.querySelector<HTMLButtonElement>('[data-viewer-retry]');

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const fail = (message: string, canRetry: boolean) => {
    console.error(message);
    clearTimeout(waiting);
    show('wait', false);
    show('spinner', false);
    show('error', true, message);
    show('retry', canRetry);
  };
  const sayUnknown = () =>
    fail(
      notFound.replaceAll('{route}', () => `/${idBlog}`),
      false,
    );

  const load = async () => {
    show('error', false);
    show('retry', false);
    show('spinner', true);
    waiting = setTimeout(() => show('wait', true, wait), waitTextDelay);
    try {
      const response = await fetch(`${viewer}${idBlog}.json`);
      if (response.status === 404) return sayUnknown();
      if (!response.ok) throw new Error();
      const { status, data } = (await response.json()) as ArticleResponse;
      // The spinner stays until the status is a success (spec section 4).
      if (status !== 'success') return;
      if (!data.html) throw new Error();
      root.innerHTML = articles.createHTML(data.html);
      document.title = data.titulo;
    } catch {
      fail(failed, true);
    }
  };

  keepId();
  // A fragment adds a history entry of its own, without the state of the entry before.
  addEventListener('hashchange', keepId);
  show('choose', false);
  if (retry)
    retry.onclick = () => {
      // The button hides, so the focus would be lost.
      root.tabIndex = -1;
      root.focus();
      void load();
    };
  // Anybody can write the address that the id comes from, so only a plain name is fetched.
  if (/^[\w-]+$/.test(idBlog)) void load();
  else sayUnknown();
}
