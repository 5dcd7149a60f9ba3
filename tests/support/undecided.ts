import type { Finding } from './axe.ts';
import { content } from './content.ts';
import { pages, unknownAddress } from './screens.ts';

/** Something that axe can't decide, and why it is right all the same. */
export interface Undecided {
  rule: string;
  /** Why axe gives up, in its own short words. */
  why: string;
  /** Its text, or what its opening tag looks like. */
  element: string | RegExp;
  /** The pages and states on which axe gives up: on each of them, at some width or in some setting. */
  places: readonly string[];
  /** Whether it is there only while authors write such a thing. */
  isAuthors?: boolean;
  reason: string;
}

const { hero, video } = content.page('inicio');
const { navigation, video: player } = content.site();
const home = ['/inicio', unknownAddress];
const withMenu = [
  unknownAddress,
  ...pages.filter(({ hasChrome }) => hasChrome).map(({ path }) => path),
];

const onHeroGround = [
  hero.eyebrow,
  hero.title,
  hero.lead,
  navigation.sections,
  navigation.register.label,
].map((element) => ({
  rule: 'color-contrast',
  why: 'bgGradient',
  element,
  places: home,
  reason:
    'The cover’s ground goes from a tint to white. Measured, the least contrast on it is that of the eyebrow: 5.7 where the tint is darkest.',
}));

const menuItems = navigation.items.map(({ label }) => ({
  rule: 'color-contrast',
  why: 'bgGradient',
  element: label,
  places: withMenu,
  reason:
    'The gradient is the line under the menu’s item, below the text. Measured, the ground behind the text is the page’s own.',
}));

/**
 * Everything that axe leaves undecided. Contrast is besides measured wherever axe gives up: the
 * text’s colour against each pixel behind its lines.
 */
export const undecided: readonly Undecided[] = [
  ...onHeroGround,
  ...menuItems,
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    element: hero.scene.deviation,
    places: home,
    reason:
      'The mark is a pill on a card: axe takes its round ends for something that covers it. Measured on its own ground: 4.7.',
  },
  {
    rule: 'color-contrast',
    why: 'pseudoContent',
    element: video.eyebrow,
    places: home,
    reason:
      'Its «::after» is the line that comes from the edge of the screen and ends before the text. Measured, the ground behind the text is white.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    element: /^<t[dh]/,
    places: pages.map(({ path }) => path),
    isAuthors: true,
    reason:
      'The cells of a table wider than the screen are partly outside its frame, which scrolls. Measured once scrolled into it.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscuring',
    element: player.failed,
    places: ['the video'],
    reason: 'The notice lies over the picture on a ground of its own. Measured on it: 17.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    element: /="cookies-|data-consent=/,
    places: ['the question about cookies'],
    reason:
      'The preferences are a modal window, over everything; axe goes by the «z-index» and takes the question behind them for something over them. Measured in the window.',
  },
  {
    rule: 'frame-tested',
    why: 'The iframe still has to be tested with axe-core',
    element: /^<iframe/,
    places: ['the scheduler', 'the lead form and the questions', 'the video'],
    reason:
      'What is in the frame is on its vendor’s host, and the vendor’s. Ours are its name, which axe has decided, and its place in the page.',
  },
];

const hasText = (html: string, text: string) => html.includes(`>${text}<`);

/** Whether an entry of the list is about what axe left undecided in one of `places`. */
export const isAbout = (
  entry: Undecided,
  places: readonly string[],
  { rule, why, html }: Finding,
): boolean =>
  places.some((place) => entry.places.includes(place)) &&
  entry.rule === rule &&
  entry.why === why &&
  (typeof entry.element === 'string' ? hasText(html, entry.element) : entry.element.test(html));
