import { readNetwork, type NetworkView } from '#schemas/networkView.ts';
import { networkWords } from '#schemas/networkWords.ts';
import { fillIn } from '#lib/template.ts';
import type { Network } from '#schemas/network.ts';
import type { ScreensCopy } from './screens.copy.ts';

/** What the product's screens are drawn from. */
export interface Screens {
  view: NetworkView;
  copy: ScreensCopy;
  /** A text with the network's names and numbers in the places it leaves for them. */
  say(template: string): string;
}

/** The screens of a network. */
export function readScreens(network: Network): Screens {
  const view = readNetwork(network);
  const words = networkWords(view);
  return { view, copy: network.screens, say: (template) => fillIn(template, words) };
}
