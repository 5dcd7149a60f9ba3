/** A link or button that could pass for a call to action and isn't measured, and the reason. */
export interface Untracked {
  /** What it is, as a selector of the built pages. */
  selector: string;
  why: string;
}

/** The only elements that look or lead like calls to action and are not measured. */
export const untracked: readonly Untracked[] = [
  {
    selector: 'main article a[aria-label]',
    why: '«Más info» leads to an article: reading, which its page view counts, and authors give no ids.',
  },
  {
    selector:
      'main article p a, main article li a, main article td a, main article figcaption a, main article [role="note"] a',
    why: 'A link in an author’s text: written in Markdown, where nobody gives ids.',
  },
  {
    selector: 'main a[href^="/checklists/"]',
    why: 'A card that leads to a sheet to print, which its page view counts.',
  },
  {
    selector: '[data-video] + p a',
    why: 'Leads to where the video’s own button leads, which is measured.',
  },
  {
    selector: 'main section p > a[target="_blank"]',
    why: 'The source of a statement, or the policy of who brings the calendar and the form.',
  },
  {
    selector: '[data-submit]',
    why: 'The login’s button does nothing.',
  },
  {
    selector:
      'nav a:not([href*="#pregunta-"]), a[href^="#"], footer a[href^="/"]:not([data-demo], [href*="#pregunta-"]), [aria-label^="Lineo"]',
    why: 'Ways through the site: page views count them, but not which question was followed.',
  },
];
