import { addCampaignParameters } from '#measurement/campaign.ts';
import { ctaClickOf } from '#measurement/ctaClick.ts';
import { pushEvent } from '#measurement/dataLayer.ts';

// What every page does once its markup is there. It stands at the end of the body: nothing that is
// seen first waits for it.

// The header stands out once the page is scrolled, when what comes before it is out of view. The
// browser says so twice a visit; a scroll handler would run in every frame.
const header = document.getElementById('encabezado');
const sentinel = header && header.previousElementSibling;
if (sentinel && 'IntersectionObserver' in window) {
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', !(entry as IntersectionObserverEntry).isIntersecting);
  }).observe(sentinel);
}

/**
 * Opens and closes the menu where the browser has no invoker commands (Safari before 26.2); where
 * it has no dialogs either, leads to the same links in the footer.
 */
function commandMenu(target: Element): void {
  const button = target.closest('button[commandfor]');
  if (!button || 'commandForElement' in button) return;
  const id = button.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (!dialog.showModal) location.hash = 'secciones';
  else if (dialog.open) dialog.close();
  else dialog.showModal();
}

const onClick = ({ target, button }: MouseEvent) => {
  // The middle button opens links too; the others open menus and go back.
  if (button > 1 || !(target instanceof Element)) return;
  // Within the page the way back leads to where the visitor was, as ever.
  if (target.closest('a[href*="#"]')) history.scrollRestoration = 'auto';
  commandMenu(target);
  const cta = target.closest('[data-cta-id]');
  if (cta) pushEvent(ctaClickOf(cta));
  addCampaignParameters(target.closest('a[href^="/"]'));
};
for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);
