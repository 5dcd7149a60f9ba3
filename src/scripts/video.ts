import { thirdPartyTimeout } from '#lib/timings.ts';

/** How often the player is greeted, and how many times: it misses what comes before it listens. */
const GREET_EVERY_MS = 250;
const GREETINGS = thirdPartyTimeout / GREET_EVERY_MS;

for (const root of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const { dataset } = root;
  const play = root.querySelector<HTMLElement>('[data-video-play]');
  const failed = root.querySelector<HTMLElement>('[data-video-failed]');
  const template = root.querySelector('template');
  const frame = template && template.content.querySelector('iframe');
  if (!play || !failed || !frame) continue;

  play.addEventListener('click', (event) => {
    // A new tab was asked for, or the player failed: the link leads to the video's own site.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !failed.hidden) return;
    event.preventDefault();
    if (dataset['state']) return;
    dataset['state'] = 'loading';

    frame.src += encodeURIComponent(location.origin);
    const { origin } = new URL(frame.src);
    const greeting = dataset['video'];

    const giveUp = setTimeout(() => {
      failed.hidden = false;
    }, thirdPartyTimeout);
    const show = () => {
      clearTimeout(giveUp);
      removeEventListener('message', onMessage);
      const focused = document.activeElement;
      frame.inert = false;
      frame.dataset['ready'] = '';
      if (focused === play || failed.contains(focused)) frame.focus();
      failed.hidden = true;
      dataset['state'] = 'ready';
    };
    const onMessage = (message: MessageEvent) => {
      if (message.origin === origin && message.source === frame.contentWindow) show();
    };
    const greet = (left: number) => {
      if (!left || dataset['state'] === 'ready') return;
      // To anyone: a frame that is still on its way has another origin, and nothing here is secret.
      (frame.contentWindow as Window).postMessage(greeting, '*');
      setTimeout(greet, GREET_EVERY_MS, left - 1);
    };
    addEventListener('message', onMessage);
    // A refused frame loads too: only a player that can't speak is believed without a word.
    frame.addEventListener('load', () => (greeting ? greet(GREETINGS) : show()));
    root.append(frame);
  });
}
