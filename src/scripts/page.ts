import { addCampaignParameters } from '#measurement/campaign.ts';
import { ctaClickOf } from '#measurement/ctaClick.ts';
import { pushEvent } from '#measurement/dataLayer.ts';
import { commandMenu, watchHeader } from './header.ts';

// What every page does once its markup is there. It stands at the end of the body: nothing that is
// seen first waits for it.
watchHeader();

const onClick = ({ target, button }: MouseEvent) => {
  // The middle button opens links too; the others open menus and go back.
  if (button > 1 || !(target instanceof Element)) return;
  // Within the page the way back leads to where the visitor was, as ever.
  if (target.closest('a[href*="#"]')) history.scrollRestoration = 'auto';
  commandMenu(target);
  // On its way up a click that an island held and gave back comes by once.
  const cta = target.closest('[data-cta-id]');
  if (cta) pushEvent(ctaClickOf(cta));
  addCampaignParameters(target.closest('a[href^="/"]'));
};
for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);
