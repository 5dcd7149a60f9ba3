import type { CollectionEntry } from 'astro:content';
import type { PracticeScreenName } from '#sampleNetwork/fields/screens.ts';

/** What an invitation to the demo says and shows. */
interface Invitation {
  title: string;
  lead: string;
  screen: PracticeScreenName;
  action: { label: string };
}

/** The invitation to the demo after an article: that of all articles, with what the article itself says in its place. */
export function invitationOf<Everyones extends Invitation>(
  { cierre }: Pick<CollectionEntry<'blog'>['data'], 'cierre'>,
  everyones: Everyones,
): Everyones {
  if (!cierre) return everyones;
  return {
    ...everyones,
    title: cierre.titulo,
    lead: cierre.texto,
    screen: cierre.pantalla ?? everyones.screen,
    action: { ...everyones.action, label: cierre.boton ?? everyones.action.label },
  };
}
