import * as timings from '../lib/timings.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const play = root.querySelector<HTMLAnchorElement>('[data-video-play]');
  const failed = root.querySelector<HTMLElement>('[data-video-failed]');
  const address = root.dataset['video'];
  if (!play || !address) continue;

  play.addEventListener('click', (event) => {
    event.preventDefault();
    if (root.querySelector('iframe')) return;

    const embed = new URL(address);
    embed.searchParams.set('autoplay', '1');
    // YouTube's player reports to its page only when asked to.
    embed.searchParams.set('enablejsapi', '1');
    embed.searchParams.set('origin', location.origin);

    const frame = document.createElement('iframe');
    frame.title = root.dataset['videoTitle'] || '';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    frame.src = embed.href;

    const giveUp = setTimeout(() => failed && (failed.hidden = false), timings.patience);
    const onMessage = ({ origin, source }: MessageEvent) => {
      if (origin !== embed.origin || source !== frame.contentWindow) return;
      clearTimeout(giveUp);
      if (failed) failed.hidden = true;
      show();
      removeEventListener('message', onMessage);
    };
    const show = () => {
      frame.dataset['ready'] = '';
      frame.focus();
    };
    addEventListener('message', onMessage);
    // A blocked frame also fires 'load', so it only uncovers the frame: the link waits for a message.
    frame.addEventListener('load', () => {
      show();
      frame.contentWindow?.postMessage('{"event":"listening"}', embed.origin);
    });
    root.append(frame);
  });
}
