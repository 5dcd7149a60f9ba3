import * as timings from '../lib/timings.ts';

const root = document.querySelector<HTMLElement>('[data-lead-form]');
const frame = root && root.querySelector<HTMLElement>('[data-form-id]');
if (root && frame && 'IntersectionObserver' in window) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-lead-${name}]`);

  const show = (state: 'loading' | 'failed' | 'ready') => {
    root.dataset['state'] = state;
    for (const name of ['loading', 'failed']) {
      const message = part(name);
      if (message) message.hidden = name !== state;
    }
  };

  const load = () => {
    show('loading');
    const giveUp = setTimeout(() => show('failed'), timings.patience);
    addEventListener('hs-form-event:on-ready', () => {
      clearTimeout(giveUp);
      show('ready');
    });
    const script = document.createElement('script');
    script.src = root.dataset['leadForm'] || '';
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(giveUp);
      show('failed');
    });
    document.head.append(script);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '200px' },
  );
  observer.observe(root);
}
