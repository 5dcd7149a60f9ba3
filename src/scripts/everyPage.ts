import { addCampaignParameters } from '#measurement/campaign.ts';
import { ctaClickOf } from '#measurement/ctaClick.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import { layOutInSteps } from './layOutInSteps.ts';

// What runs on every page, at the end of the body so that it does not delay the first paint.

// The header gets a background once the page is scrolled, when the first pixels of the page leave the screen.
// An observer is called only then; a scroll handler would run in every frame.
const header = document.getElementById('encabezado');
const pageTop = document.querySelector('[data-page-top]');
if (header && pageTop) {
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-scrolled', !entries.at(-1)?.isIntersecting);
  }).observe(pageTop);
}

/** Opens and closes the menu where the browser has no invoker commands (Safari before 26.2). */
function polyfillCommand(target: Element): void {
  const button = target.closest('button[commandfor]');
  if (!button || 'commandForElement' in button) return;
  const id = button.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/** The list that «Secciones» unfolds lies over the page. */
const sections = header?.querySelector('details');
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !sections?.open) return;
  // The focus would be lost if the focused element disappeared.
  if (sections.contains(document.activeElement)) sections.querySelector('summary')?.focus();
  sections.open = false;
});

const onClick = ({ target, button }: MouseEvent) => {
  // The middle button opens links too; the other buttons open menus or go back.
  if (button > 1 || !(target instanceof Element)) return;
  if (target.closest('a[href*="#"]')) {
    // Going back within the page restores the position, as usual.
    history.scrollRestoration = 'auto';
    // A link within the page needs the heights of all sections above its target.
    delete document.documentElement.dataset['firstView'];
  }
  if (button === 0) polyfillCommand(target);
  if (sections && !sections.contains(target)) sections.open = false;
  const cta = target.closest('[data-cta-id]');
  if (cta) pushEvent(ctaClickOf(cta));
  addCampaignParameters(target.closest('a[href^="/"]'));
};
for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);

layOutInSteps();
