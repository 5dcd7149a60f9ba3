import { thirdPartyTimeout } from '#lib/timings.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import { whenUnseen } from './whenUnseen.ts';

/** What the vendor's script offers to read its events with (`hs-form-event:…`). */
interface FormsApi {
  getFormFromEvent(event: Event): { getFormId(): string } | undefined;
}

/** The form an event is about, where the event or the vendor's API says it. */
function formIdOf(event: Event): string {
  try {
    const { HubSpotFormsV4: api } = window as Window & { HubSpotFormsV4?: FormsApi };
    const form = api && api.getFormFromEvent(event);
    return (
      (form ? form.getFormId() : (event as CustomEvent<{ formId?: string }>).detail.formId) || ''
    );
  } catch {
    return '';
  }
}

const root = document.querySelector<HTMLElement>('[data-lead-form]');
const frame = root && root.querySelector<HTMLElement>('[data-form-id]');
if (root && frame) {
  const show = (state: 'loading' | 'failed' | 'ready') => {
    root.dataset['state'] = state;
    for (const message of root.querySelectorAll<HTMLElement>('[data-lead]')) {
      message.hidden = message.dataset['lead'] !== state;
    }
  };

  const load = () => {
    show('loading');
    let stopFolding: (() => void) | undefined;
    const fail = () => {
      clearTimeout(giveUp);
      if (root.dataset['state'] !== 'loading') return;
      show('failed');
      const card = frame.parentElement as HTMLElement;
      stopFolding = whenUnseen(root, card, () => root.toggleAttribute('data-folded', true));
    };
    const giveUp = setTimeout(fail, thirdPartyTimeout);
    const form_id = (frame.dataset['formId'] || '').toLowerCase();
    /** Does something once when our form tells that `name` has come to pass. */
    const when = (name: string, act: () => void) => {
      const type = `hs-form-event:${name}`;
      const listener = (event: Event) => {
        const formId = formIdOf(event);
        if (formId && formId.toLowerCase() !== form_id) return;
        removeEventListener(type, listener);
        act();
      };
      addEventListener(type, listener);
    };
    when('on-ready', () => {
      clearTimeout(giveUp);
      if (stopFolding) stopFolding();
      root.removeAttribute('data-folded');
      show('ready');
    });
    when('on-submission:success', () => pushEvent({ event: 'hubspot_form_submitted', form_id }));
    const script = document.createElement('script');
    script.src = root.dataset['leadForm'] || '';
    script.async = true;
    script.addEventListener('error', fail);
    document.head.append(script);
  };

  if ('IntersectionObserver' in window) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  } else {
    load();
  }
}
