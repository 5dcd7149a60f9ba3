import type { FrameLocator, Page, Route } from 'playwright/test';
import { content } from './content.ts';

const { scheduler } = content.site();

/** Where the scheduler's page lives. */
export const schedulerOrigin = new URL(scheduler.url).origin;

/** The message of a booking, with the personal data that the vendor puts into it. */
export const booking = {
  meetingBookSucceeded: true,
  meetingsPayload: {
    bookingResponse: {
      event: { dateTime: 1795190400000, dateString: '2026-11-20', duration: 1800000 },
      postResponse: {
        contact: { email: 'visitante@correo.example', firstName: 'Visitante', lastName: 'Ejemplo' },
      },
    },
  },
};

/** The vendor's embed script as far as a page can tell: one frame in each container. */
const embedScript = `
for (const container of document.querySelectorAll('.meetings-iframe-container')) {
  if (container.querySelector('iframe')) continue;
  const frame = document.createElement('iframe');
  frame.src = container.dataset.src + '&parentPageUrl=' + location.origin + location.pathname +
    location.search.replace('?', '&');
  frame.title = container.dataset.title;
  frame.style.minWidth = '312px';
  frame.style.height = '756px';
  container.append(frame);
}`;

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
  say({ height: 704 });
</script>`;

type Answer = (route: Route) => unknown;

/** The working embed script. */
export const answerScript: Answer = (route) =>
  route.fulfill({ contentType: 'application/javascript', body: embedScript });

/** The working scheduler. */
export const answerFrame: Answer = (route) =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body: schedulerPage });

/** Fakes the meeting scheduler on the vendor's own hosts; each part can be given another answer. */
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
