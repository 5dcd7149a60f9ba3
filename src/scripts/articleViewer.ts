import { articlePath, articlePlaceholder, viewerPath } from '../lib/articlePaths.ts';
import * as timings from '../lib/timings.ts';
import type { ArticleAnswer, ArticleLink } from '../schemas/articleAnswer.ts';

interface NavigationEntry {
  getState(): unknown;
}
interface NavigationApi {
  currentEntry: NavigationEntry | null;
  updateCurrentEntry(options: { state: unknown }): void;
}
const { navigation } = window as Window & { navigation?: NavigationApi };

const idIn = (state: unknown): string => {
  const id = state && typeof state === 'object' ? (state as { idBlog?: unknown }).idBlog : '';
  return typeof id === 'string' ? id : '';
};

/** The article asked for: history state, the Navigation API's state, else the address. */
function readId(): string {
  const fromAddress = new URLSearchParams(location.search).get('idBlog') || '';
  const entry = navigation && navigation.currentEntry;
  return fromAddress || idIn(history.state) || idIn(entry && entry.getState());
}

/** Moves the id from the address into navigation state, where the spec has it. */
function keepId(idBlog: string): void {
  const address = new URL(location.href);
  address.searchParams.delete('idBlog');
  const state = Object.assign({}, history.state, { idBlog });
  history.replaceState(state, '', address.pathname + address.search + address.hash);
  if (navigation) navigation.updateCurrentEntry({ state });
}

const root = document.querySelector<HTMLElement>('[data-viewer]');
const idBlog = root ? readId() : '';

if (root && idBlog) {
  const part = <Kind extends HTMLElement>(name: string) =>
    root.querySelector<Kind>(`[data-viewer-${name}]`);
  const show = (name: string, isShown: boolean) => {
    const element = part(name);
    if (element) element.hidden = !isShown;
  };

  keepId(idBlog);
  show('choose', false);
  show('spinner', true);
  const status = part('status');
  const waiting = setTimeout(() => {
    if (status) status.textContent = root.dataset['wait'] || '';
  }, timings.waitText);

  const fail = () => {
    const message = (root.dataset['notFound'] || '').replace('{route}', articlePath(idBlog));
    console.error(message);
    const error = part('error');
    if (error) error.textContent = message;
    show('error', true);
  };

  const point = (name: string, link: ArticleLink | null) => {
    const element = part<HTMLAnchorElement>(name);
    if (!element) return;
    element.hidden = !link;
    if (!link) return;
    element.href = viewerPath(link.idBlog);
    const label = element.querySelector('[data-viewer-name]');
    if (label) label.textContent = link.titulo;
  };

  const present = ({ data }: ArticleAnswer) => {
    const title = part('title');
    const image = part<HTMLImageElement>('image');
    const date = part<HTMLTimeElement>('date');
    const body = part('body');
    const full = part<HTMLAnchorElement>('full');
    if (title) title.textContent = data.titulo;
    document.title = data.titulo;
    if (image) {
      image.width = data.blogImg.width;
      image.height = data.blogImg.height;
      image.alt = data.blogImg.alt;
      image.src = data.blogImg.src;
    }
    if (date) {
      date.dateTime = data.fecha.iso;
      date.textContent = data.fecha.text;
    }
    if (body) body.innerHTML = data.html;
    if (full) full.href = data.navegar;
    point('previous', data.previous);
    point('next', data.next);
    show('article', true);
  };

  // The id comes from an address anybody can write: only a plain name is looked up.
  const isPlainName = /^[A-Za-z0-9_-]+$/.test(idBlog);
  const address = (root.dataset['viewer'] || '').replace(articlePlaceholder, idBlog);
  (isPlainName ? fetch(address) : Promise.reject(new Error(idBlog)))
    .then((response) => response.json())
    .then((answer: ArticleAnswer) => {
      if (answer.status !== 'success') throw new Error(idBlog);
      present(answer);
    })
    .catch(fail)
    .then(() => {
      clearTimeout(waiting);
      show('spinner', false);
    });
}
