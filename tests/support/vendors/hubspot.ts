import type { Page } from 'playwright/test';
import { hubspotForm } from '#sections/LeadForm/hubspotForm.ts';
import { content } from '#tests/support/sites/content.ts';

const { scheduler, leadForm } = content.site();

/** The origin of the scheduler's frame, which its messages have. */
export const schedulerOrigin = new URL(scheduler.url).origin;

/** Who books a meeting: personal data, which the page must not keep. */
export const contact = {
  email: 'visitante@correo.example',
  firstName: 'Visitante',
  lastName: 'Apellido',
};

/** The vendor's message of a booking. */
export const booking = {
  meetingBookSucceeded: true,
  meetingsPayload: {
    bookingResponse: {
      event: { dateTime: 1_796_140_800_000, dateString: '2026-12-01', duration: 1_800_000 },
      postResponse: {
        timerange: { start: 1_796_140_800_000, end: 1_796_142_600_000 },
        contact,
      },
    },
  },
};

/** Fake embed script of the scheduler: one frame in each container. */
const schedulerScript = `
for (const container of document.querySelectorAll('.meetings-iframe-container')) {
  const frame = document.createElement('iframe');
  // The address has a «?» already, and the page's own parameters follow.
  frame.src = container.dataset.src + '&parentHubspotUtk=&parentPageUrl=' + location.origin +
    location.pathname + location.search.replace('?', '&');
  frame.title = container.dataset.title;
  frame.style.height = '756px';
  container.append(frame);
}`;

const schedulerPage = `<!doctype html>
<html lang="es"><title>Agenda</title><body>
<button type="button" id="book">Confirmar la reunión</button>
<button type="button" id="refuse">Confirmar sin lugar</button>
<script>
  // The vendor's page sends messages to the page around it only in embed mode.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  const send = (message) => isEmbedded && parent.postMessage(message, '*');
  book.onclick = () => send(${JSON.stringify(booking)});
  refuse.onclick = () => send({ meetingBookFailed: { status: 409 } });
  send('readyForConsentListener');
  // One for each step that the page draws.
  send({ height: 690 });
  send({ height: 704 });
</script>`;

/** Fake embed script of forms: a frame in each place, its events, and the API that returns an event's form. */
const formScript = `
const forms = new WeakMap();
window.HubSpotFormsV4 = { getFormFromEvent: (event) => forms.get(event) };
for (const place of document.querySelectorAll('.hs-form-frame')) {
  // The vendor accepts the id in any letter case.
  const formId = place.dataset.formId.toLowerCase();
  const frame = document.createElement('iframe');
  frame.src = new URL('/frame.html', document.currentScript.src);
  frame.title = 'Form 0';
  frame.style.height = '420px';
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    const event = new CustomEvent('hs-form-event:' + data, { detail: {} });
    forms.set(event, { getFormId: () => formId });
    dispatchEvent(event);
  });
  place.append(frame);
}`;

const formPage = `<!doctype html>
<html lang="es"><title>Formulario</title><body>
<form><label>Correo <input type="email" name="email"></label><button>Enviar</button></form>
<script>
  document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    parent.postMessage('on-submission:success', '*');
  };
  parent.postMessage('on-ready', '*');
</script>`;

/** Whether an address belongs to a vendor and not to the site. */
export const isVendors = ({ hostname }: URL): boolean => hostname !== 'localhost';

interface Fake {
  address: string | ((url: URL) => boolean);
  body: string;
}

async function fake(page: Page, script: Fake, frame: Fake): Promise<void> {
  await page.route(frame.address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: frame.body }),
  );
  await page.route(script.address, (route) =>
    route.fulfill({ contentType: 'application/javascript', body: script.body }),
  );
}

/** Fakes the scheduler with a button that books a meeting. */
export const fakeScheduler = (page: Page) =>
  fake(
    page,
    { address: scheduler.script, body: schedulerScript },
    { address: ({ origin }) => origin === schedulerOrigin, body: schedulerPage },
  );

/** Fakes the vendor's forms, with one field. */
export const fakeForms = (page: Page) =>
  fake(
    page,
    { address: hubspotForm(leadForm).script, body: formScript },
    { address: ({ hostname }) => hostname.endsWith('.hsforms.net'), body: formPage },
  );

/** The inside of the scheduler's frame. */
export const schedulerFrame = (page: Page) =>
  page.frameLocator(`iframe[title="${scheduler.title}"]`);

/** The inside of the form's frame. */
export const formFrame = (page: Page) => page.frameLocator('.hs-form-frame iframe >> nth=0');
