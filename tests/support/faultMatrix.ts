import { articleRoute } from '#lib/routes.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from './content.ts';
import { unknownAddress } from './screens.ts';

const [newest] = content.articles();
if (!newest) throw new Error('There is no article to try faults on.');

const home = '/inicio';
const solutions = '/soluciones';
const article = articleRoute(newest.id).path;
const contact = '/contacto';
const audits = '/landing/auditorias';
const login = '/Login';

/** An address of each kind of page that faults are tried on. */
export const kinds: readonly string[] = [
  home,
  solutions,
  article,
  contact,
  audits,
  login,
  unknownAddress,
];

/** An address of each kind of page with a layout of its own: an unknown one shows the home page's. */
export const templates = kinds.filter((kind) => kind !== unknownAddress);

/** The kind without navigation bar and footer (spec section 2): no drawer, no way but home. */
export const bareKind = login;

/** A row of the matrix. */
export interface Fault {
  /** What happens to the page. */
  what: string;
  /** The kinds of page it can happen to; without it all of them. */
  on?: readonly string[];
  /** Why it can't happen to the others, or why no browser test here tells of it. */
  why?: string;
  /** The kinds that every run tries; the complete run tries all. Without it the two that differ most. */
  always?: readonly string[];
}

const only = (on: readonly string[], why: string) => ({ on, why });
/**
 * With and without navigation bar and footer: enough for whatever depends on the browser and not on
 * what the page says.
 */
const twoKinds: readonly string[] = [home, login];

const withChrome = kinds.filter((kind) => kind !== bareKind);

const ofParts =
  'A matter of each part, whatever page it is on: gallery.spec.ts tries all examples.';
const onlyScheduler = only([contact], 'The scheduler stands on the contact page.');
const onlyForm = only([audits], 'The lead form stands on the audits landing.');
const onlyVideo = only([home, contact, unknownAddress], 'No video on the others.');

/**
 * The faults around a page, by number, and the kinds of page each applies to. Every test of one
 * begins with its number and names the address: `playwright test --grep F07` runs a row.
 */
export const faultMatrix = {
  F01: { what: 'JavaScript is off' },
  F02: { what: 'no style arrives' },
  F03: { what: 'no style arrives and JavaScript is off' },
  F04: { what: 'an island’s file is gone, as after a deploy' },
  F05: { what: 'every script file is missing' },
  F06: { what: 'script files come as pages', always: [home] },
  F07: { what: 'script files never arrive' },
  F08: { what: 'an island’s file throws', always: [login] },
  F09: { what: 'the scheduler’s script is blocked', ...onlyScheduler },
  F10: { what: 'the scheduler’s script is missing or fails', ...onlyScheduler },
  F11: { what: 'the scheduler’s script never arrives', ...onlyScheduler },
  F12: { what: 'the scheduler comes late', ...onlyScheduler },
  F13: { what: 'the scheduler’s script is broken', ...onlyScheduler },
  F14: { what: 'the scheduler’s frame refuses to load', ...onlyScheduler },
  F15: { what: 'hostile messages', ...onlyScheduler },
  F16: { what: 'the form’s script or frame fails', ...onlyForm },
  F17: { what: 'the form’s script runs twice', ...onlyForm },
  F18: { what: 'the video’s frame fails', ...onlyVideo },
  F19: { what: 'the tag container fails', always: [login] },
  F20: {
    what: 'the data layer throws',
    ...only(withChrome, 'The login has nothing that is measured.'),
  },
  F21: { what: 'a vendor overwrites what is everybody’s', always: [login] },
  F22: { what: 'typefaces are late or blocked' },
  F23: {
    what: 'pictures are blocked',
    ...only(
      kinds.filter((kind) => kind !== solutions),
      'The screens on /soluciones are words and shapes, not pictures.',
    ),
  },
  F24: { what: 'the connection is lost after the load' },
  F25: { what: 'the connection and the processor are slow', always: [contact] },
  F26: { what: 'the page is cut half-way' },
  F27: { what: 'storage is forbidden' },
  F28: { what: 'cookies are forbidden', always: [login] },
  F29: { what: 'storage is full', always: [login] },
  F30: { what: 'less motion is wished' },
  F31: { what: 'colours are forced', ...only([solutions], ofParts) },
  F32: { what: 'more contrast and a dark scheme are wished', ...only([], ofParts) },
  F33: { what: 'zoomed to 400 %', always: [article, audits] },
  F34: { what: 'text alone is twice as big', ...only([], ofParts) },
  F35: { what: 'text is spaced widely', ...only([], ofParts) },
  F36: { what: 'printed', always: [article] },
  F37: {
    what: 'the browser keeps the page and brings it back',
    ...only(
      kinds.filter((kind) => kind !== unknownAddress),
      'What is not there may be there a moment later: the host says that it is not to be kept.',
    ),
    // Only a whole browser keeps pages, and every run has but the shell of one.
    always: [],
  },
  F38: {
    what: 'the browser prepares the page before it is asked for',
    ...only([contact], 'No other page does anything by itself that a visitor has not asked for.'),
  },
  F39: { what: 'the browser is very old' },
  F40: { what: 'a translator rewrites the page', always: [home] },
  F41: { what: 'the page is read from right to left' },
  F42: { what: 'an ad blocker hides what it takes for advertising', always: [home] },
  F43: { what: 'an extension injects a script', always: [home] },
  F44: {
    what: 'the clipboard is denied',
    ...only([], 'Nothing on the site copies anything: tests/site holds its code to that.'),
  },
  F45: { what: 'the clock is wrong, in the most distant time zone', always: [article] },
  F46: {
    what: 'odd user agents',
    ...only([home, unknownAddress], 'Of the kinds, these have store badges.'),
    // Every run tries one visitor of each device (storeBadges.spec.ts).
    always: [],
  },
  F47: {
    what: 'the drawer is used wildly',
    ...only(withChrome, 'The login has no navigation bar (spec section 2).'),
  },
  F48: {
    what: 'a deploy swaps the files during a visit',
    ...only([], 'A matter of the host. What a page does without its files is F04.'),
  },
  F49: {
    what: 'an address nobody wrote',
    ...only([unknownAddress], 'The others are addresses that somebody wrote.'),
  },
  F50: { what: 'odd queries and fragments', always: [home] },
} as const satisfies Record<string, Fault>;

/** The number of a fault. */
export type FaultNumber = keyof typeof faultMatrix;

/** The row of a fault. */
export const faultOf = (number: FaultNumber): Fault => faultMatrix[number];

/** The kinds of page that a fault applies to. */
export const kindsWith = (number: FaultNumber): readonly string[] => faultOf(number).on ?? kinds;

/** Whether every run tries a fault on a kind of page. */
function isAlways(number: FaultNumber, path: string): boolean {
  const { always = twoKinds, on } = faultOf(number);
  return always.includes(path) || on?.length === 1;
}

/** A test of a fault on one kind of page. */
export interface FaultRow {
  path: string;
  title: string;
  tag: string | string[];
}

/** The tests of a fault that every kind of page goes through alike. */
export const rowsOf = (number: FaultNumber): FaultRow[] =>
  kindsWith(number).map((path) => ({
    path,
    title: `${number} ${faultMatrix[number].what}: ${path}`,
    tag: isAlways(number, path) ? [] : COMPLETE,
  }));
