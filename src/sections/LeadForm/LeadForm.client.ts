import { thirdPartyTimeout } from '#lib/timings.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import { writeChatText } from '#scripts/chatText.ts';
import { subscribe } from '#scripts/pageEvents.ts';
import { attribute, part } from '#scripts/part.ts';

/** The vendor's API for reading its events (`hs-form-event:…`). */
interface FormsApi {
  getFormFromEvent(event: Event): { getFormId(): string } | undefined;
}

/** The id of an event's form, from the vendor's API or from the event; empty if neither has it. */
function formIdOf(event: Event): string {
  try {
    const { HubSpotFormsV4: api } = window as Window & { HubSpotFormsV4?: FormsApi };
    const { formId = '' } = (event as CustomEvent<{ formId?: string }>).detail;
    return (api?.getFormFromEvent(event)?.getFormId() || formId).toLowerCase();
  } catch {
    return '';
  }
}

const root = document.querySelector<HTMLElement>('[data-lead-form]');
const frame = root?.querySelector<HTMLElement>('[data-form-id]');
if (root && frame) {
  const form_id = (frame.dataset['formId'] ?? '').toLowerCase();

  // Words written in the form's place go into the chat and nowhere else. The result of the visitor's own audit goes
  // there too.
  const fields = part(root, 'form');
  const chat = part<HTMLAnchorElement>(root, 'a[href^="https://wa.me/"]');
  // What the chat will say stands beside the form, outside of `root`.
  const auditResult = document.querySelector('[data-audit-result]');
  const answers = document.querySelectorAll<HTMLElement>('[data-answer-to]');
  let audit = '';
  const writeChat = () => {
    const lines = Array.from(fields.elements as HTMLCollectionOf<HTMLInputElement>, (field) =>
      `${field.dataset['label']}: ${field.value}`.trim(),
    );
    const text = [fields.dataset['message'], ...(audit ? [audit] : []), ...lines].join('\n');
    writeChatText(chat, text);
    if (auditResult) auditResult.textContent = audit;
    for (const answer of answers) {
      const name = attribute(answer, 'data-answer-to');
      const { value, placeholder } = fields.elements.namedItem(name) as HTMLInputElement;
      answer.textContent = value.trim() || placeholder;
      answer.toggleAttribute('data-answered', value.trim() !== '');
    }
  };
  const hasWritten = () =>
    [...(fields.elements as HTMLCollectionOf<HTMLInputElement>)].some(({ value }) => value.trim());
  fields.oninput = writeChat;
  // After a reload, or on the way back, the browser has filled in what was written before.
  addEventListener('pageshow', writeChat);
  subscribe('lineo:audit', (message) => {
    audit = message;
    writeChat();
  });

  const show = (state: 'loading' | 'failed' | 'ready') => {
    root.dataset['state'] = state;
    for (const message of root.querySelectorAll<HTMLElement>('[data-lead]')) {
      message.hidden = message.dataset['lead'] !== state;
    }
  };
  const fail = () => {
    if (root.dataset['state'] === 'loading') show('failed');
  };
  /** Calls `act` at the first event `name` of our form. */
  const once = (name: string, act: () => void) => {
    const type = `hs-form-event:${name}`;
    const listener = (event: Event) => {
      const formId = formIdOf(event);
      if (formId && formId !== form_id) return;
      removeEventListener(type, listener);
      act();
    };
    addEventListener(type, listener);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      show('loading');
      setTimeout(fail, thirdPartyTimeout);
      // A form that comes late takes nothing away from whoever writes already.
      once('on-ready', () => show(hasWritten() ? 'failed' : 'ready'));
      once('on-submission:success', () => pushEvent({ event: 'hubspot_form_submitted', form_id }));
      const script = document.createElement('script');
      script.src = root.dataset['leadForm'] ?? '';
      script.async = true;
      script.addEventListener('error', fail);
      document.head.append(script);
    },
    { rootMargin: '200px' },
  );
  // After the page's own loading, which no vendor may delay.
  addEventListener('load', () => observer.observe(root));
}
