import type { FrameLocator, Page, Route } from 'playwright/test';
import { content } from './content.ts';

const { scheduler } = content.site();

/** Where the scheduler's page lives. */
export const schedulerOrigin = new URL(scheduler.url).origin;

/** What the scheduler tells of a booking. It holds personal data, which is to stay there. */
export const booking = {
  meetingBookSucceeded: true,
  meetingsPayload: {
    bookingResponse: {
      event: { dateTime: 1795190400000, dateString: '2026-11-20', duration: 1800000 },
      postResponse: {
        timerange: { start: 1795190400000, end: 1795192200000 },
        contact: { email: 'visitante@correo.example', firstName: 'Visitante', lastName: 'Ejemplo' },
      },
    },
  },
};

/**
 * The vendor's embed script, as far as a page can tell: one frame in each container, its address
 * completed with where it stands, its look set through the CSSOM, and a listener of its own that
 * believes any message from the vendor's hosts and sets whatever height it asks for.
 */
const embedScript = `
(() => {
  const create = (selector) => {
    for (const container of document.querySelectorAll(selector)) {
      if (container.querySelector('iframe')) continue;
      const frame = document.createElement('iframe');
      const query = location.search ? '&' + location.search.slice(1) : '';
      frame.src =
        container.dataset.src +
        '&parentHubspotUtk=0123456789abcdef0123456789abcdef' +
        '&parentPageUrl=' + location.origin + location.pathname + query;
      if (container.dataset.title) frame.title = container.dataset.title;
      frame.width = '100%';
      frame.style.minWidth = '312px';
      frame.style.minHeight = '516px';
      frame.style.height = '756px';
      frame.style.border = 'none';
      container.append(frame);
      addEventListener('message', ({ origin, data }) => {
        if (origin.endsWith('.hubspot.com') && data && data.height) {
          frame.style.height = data.height + 'px';
        }
      });
    }
  };
  create('.meetings-iframe-container');
  window.hbspt = window.hbspt || {};
  window.hbspt.meetings = { create };
})();`;

/** The scheduler's page: says that it is there and how tall it is, and books when asked to. */
const schedulerPage = `<!doctype html>
<html lang="es"><title>Agenda</title><body>
<button type="button" id="book">Confirmar la reunión</button>
<button type="button" id="refuse">Confirmar sin lugar</button>
<script>
  const say = (message) => parent.postMessage(message, '*');
  book.onclick = () => say(${JSON.stringify(booking)});
  refuse.onclick = () => say({ meetingBookFailed: { status: 409 } });
  say('readyForConsentListener');
  say({ height: 690 });
  say({ height: 704 });
</script>`;

/** How a part of the scheduler answers; each gets its request. */
type Answer = (route: Route) => unknown;

/** The working embed script. */
export const answerScript: Answer = (route) =>
  route.fulfill({ contentType: 'application/javascript', body: embedScript });

/** The working scheduler. */
export const answerFrame: Answer = (route) =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body: schedulerPage });

/** Plays the meeting scheduler on the vendor's own hosts; each part can be given another answer. */
export async function playScheduler(
  page: Page,
  { script = answerScript, frame = answerFrame }: { script?: Answer; frame?: Answer } = {},
): Promise<void> {
  await page.route(scheduler.script, (route) => script(route));
  await page.route(
    ({ origin }) => origin === schedulerOrigin,
    (route) => frame(route),
  );
}

/** The inside of the scheduler's frame. */
export const schedulerFrame = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${scheduler.title}"]`);
