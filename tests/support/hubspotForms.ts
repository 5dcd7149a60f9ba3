import type { FrameLocator, Page, Route } from 'playwright/test';
import { hubspotForm } from '#lib/links.ts';
import { content } from './content.ts';

const { leadForm } = content.site();

/** Address of the form's embed script. */
export const formScript = hubspotForm(leadForm).script;

/**
 * The vendor's embed script, as far as a page can tell: a frame in each place that names a form,
 * the API that reads its events, and the event that a form is ready, once its frame says so.
 */
const embedScript = `
(() => {
  const forms = new Map();
  const tell = (name, instanceId, formId) =>
    dispatchEvent(
      new CustomEvent('hs-form-event:' + name, { detail: { formId, instanceId } }),
    );
  window.HubSpotFormsV4 = {
    getForms: () => [...forms.values()],
    getFormFromEvent: ({ detail }) => forms.get(detail.instanceId),
  };
  for (const place of document.querySelectorAll('.hs-form-frame')) {
    const { formId, portalId, region } = place.dataset;
    const instanceId = crypto.randomUUID();
    forms.set(instanceId, { getFormId: () => formId, getInstanceId: () => instanceId });
    const frame = document.createElement('iframe');
    const address = new URL('/ui-forms-embed-components-app/frame.html', document.currentScript.src);
    address.search = new URLSearchParams({ _hsFormId: formId, _hsPortalId: portalId, region });
    frame.src = address;
    frame.title = 'Form 0';
    frame.style.width = '100%';
    frame.style.height = '420px';
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow) tell(data, instanceId, formId);
    });
    place.append(frame);
  }
})();`;

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

/** How a part of the form answers; each gets its request. */
type Answer = (route: Route) => unknown;

/** The working embed script. */
export const answerFormScript: Answer = (route) =>
  route.fulfill({ contentType: 'application/javascript', body: embedScript });

/** The working form. */
export const answerForm: Answer = (route) =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body: formPage });

/** Plays the lead form on the vendor's own hosts; each part can be given another answer. */
export async function playForms(
  page: Page,
  { script = answerFormScript, frame = answerForm }: { script?: Answer; frame?: Answer } = {},
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
