import type { FrameLocator, Page, Route } from 'playwright/test';
import { hubspotForm } from '#lib/links.ts';
import { content } from './content.ts';

/** Address of the form's embed script. */
export const formScript = hubspotForm(content.site().leadForm).script;

/**
 * The vendor's embed script as far as a page can tell: a frame in each place that names a form, and
 * the events of the form, with the API that reads them, once its frame posts them.
 */
const embedScript = `
for (const place of document.querySelectorAll('.hs-form-frame')) {
  const { formId } = place.dataset;
  window.HubSpotFormsV4 = { getFormFromEvent: () => ({ getFormId: () => formId }) };
  const frame = document.createElement('iframe');
  frame.src = new URL('/frame.html', document.currentScript.src);
  frame.style.height = '420px';
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    dispatchEvent(new CustomEvent('hs-form-event:' + data, { detail: { formId } }));
  });
  place.append(frame);
}`;

/** The form itself: ready at once, sent when asked to. */
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

type Answer = (route: Route) => unknown;

const answerScript: Answer = (route) =>
  route.fulfill({ contentType: 'application/javascript', body: embedScript });

/** The working form. */
export const answerForm: Answer = (route) =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body: formPage });

/** Fakes the lead form on the vendor's own hosts; each part can be given another answer. */
export async function playForms(
  page: Page,
  { script = answerScript, frame = answerForm }: { script?: Answer; frame?: Answer } = {},
): Promise<void> {
  await page.route(
    ({ hostname }) => hostname.endsWith('.hsforms.net'),
    (route) => frame(route),
  );
  await page.route(formScript, (route) => script(route));
}

/** The inside of the form's frame. */
export const formFrame = (page: Page): FrameLocator =>
  page.frameLocator('.hs-form-frame iframe >> nth=0');
