import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { contrast, pixelsOf, readColor, shoot, type Box } from './pixels.ts';

/** Every rule of WCAG 2.2 A and AA that axe has, `target-size` among them, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element about which axe has something to say. */
export interface Finding {
  rule: string;
  /** Why it is wrong or can't be decided, in axe's own short words where it has them. */
  why: string;
  selector: string;
  html: string;
}

/** What axe says of a page as it stands. */
interface Findings {
  violations: Finding[];
  incomplete: Finding[];
}

interface Check {
  data?: { messageKey?: string } | null;
  message: string;
}

/** Asks axe about a page as it stands. */
async function askAxe(page: Page, without: readonly string[]): Promise<Findings> {
  // Text has the system's colours then, and its computed colour is still the page's own.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const result = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations', 'incomplete'] })
    .disableRules([...without, ...(isForced ? ['color-contrast'] : [])])
    // Frames of other sites are theirs; without them one run asks the page once.
    .setLegacyMode(true)
    .analyze();
  const read = (rules: typeof result.violations): Finding[] =>
    rules.flatMap(({ id, nodes }) =>
      nodes.map(({ any, all, none, target, html }) => ({
        rule: id,
        why: ([...any, ...all, ...none] as Check[])
          .map(({ data, message }) => data?.messageKey ?? message)
          .join('; '),
        selector: target.join(' '),
        html: html.replace(/ style=""/, ''),
      })),
    );
  return { violations: read(result.violations), incomplete: read(result.incomplete) };
}

/** The text that an element writes itself, as it is painted. */
interface PaintedText {
  color: string;
  /** The ratio that WCAG 1.4.3 asks for text of this size. */
  needed: number;
  /** The boxes of its lines, in the viewport. */
  lines: Box[];
  /** Whether it is still there once it is scrolled to: a bar may have left. */
  isShown: boolean;
  /** Whether it stands in a drawing. */
  isDrawn: boolean;
  /** What covers it, where something does. */
  cover: string | null;
}

/**
 * Brings an element's text into view and tells how it is painted; takes its glyphs away, and what
 * floats over the page, which is over another place a moment later.
 */
const bareText = (page: Page, selector: string): Promise<PaintedText> =>
  page.locator(selector).evaluate(async (element: HTMLElement | SVGElement) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Two frames later whoever watches the scrolling has answered.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const other of document.body.querySelectorAll<HTMLElement>('*')) {
      const floats = /fixed|sticky/.test(getComputedStyle(other).position);
      if (floats && !other.contains(element)) other.style.visibility = 'hidden';
    }
    const isShown = element.checkVisibility({ visibilityProperty: true });
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    // A drawing's text has another property for its colour.
    const isDrawn = element instanceof SVGElement;
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const lines = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()];
      })
      .filter(({ width }) => width > 0)
      // A line is as high as its glyphs: what a font keeps free above and below may be a neighbour's.
      .map(({ x, y, width, height }) => ({ x, y: y + (height - size) / 2, width, height: size }))
      .filter(({ y, height }) => y >= 0 && y + height <= innerHeight);
    const cover = lines
      .map(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2))
      .find((top) => {
        if (!top || element.contains(top) || top.contains(element)) return false;
        // A card whose link is stretched over it has a veil, which lets everything through.
        const veil = getComputedStyle(top, '::after');
        return veil.position !== 'absolute' || veil.backgroundColor !== 'rgba(0, 0, 0, 0)';
      });
    element.style.setProperty(isDrawn ? 'fill' : '-webkit-text-fill-color', 'transparent');
    return {
      color: isDrawn ? fill : color,
      needed: isLarge ? 3 : 4.5,
      lines,
      isShown,
      isDrawn,
      cover: cover?.outerHTML ?? null,
    };
  });

const dressText = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('[style]')) {
      element.style.removeProperty('-webkit-text-fill-color');
      element.style.removeProperty('fill');
      element.style.removeProperty('visibility');
    }
  });

const around = (lines: readonly Box[]): Box => {
  const x = Math.min(...lines.map((line) => line.x));
  const y = Math.min(...lines.map((line) => line.y));
  return {
    x,
    y,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    height: Math.max(...lines.map((line) => line.y + line.height)) - y,
  };
};

const isWithin = ({ x, y, width, height }: Box, left: number, top: number) =>
  left >= x && left < x + width && top >= y && top < y + height;

/**
 * The contrast of an element's text by what is painted: its colour against every pixel behind its
 * lines, the worst of them. Null when it is enough (WCAG 1.4.3), else what is wrong, in words.
 */
async function lackOfContrast(page: Page, selector: string): Promise<string | null> {
  const { color, needed, lines, isShown, isDrawn, cover } = await bareText(page, selector);
  if (!isShown) {
    await dressText(page);
    return null;
  }
  if (lines.length === 0) return 'has no text to measure';
  const shot = await shoot(page, around(lines));
  await dressText(page);

  const text = readColor(color);
  const ratios = [...pixelsOf(shot)]
    .filter(({ x, y }) => lines.some((line) => isWithin(line, shot.box.x + x, shot.box.y + y)))
    .map((pixel) => contrast(text, pixel.color));
  // A line of a chart may pass behind its own label: there the ground counts, not the line.
  const worst = isDrawn
    ? (ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0)
    : ratios.reduce((least, ratio) => Math.min(least, ratio), Infinity);
  if (cover) return `is covered by ${cover.slice(0, 80)}`;
  return worst >= needed ? null : `has a contrast of ${worst.toFixed(2)}, needs ${needed}`;
}

/**
 * What stays at the bottom of a screen always lies on something, until one scrolls: that nothing has
 * the focus under it is looked at by the walks.
 */
const isUnderBar = ({ rule, why }: { rule: string; why: string }) =>
  rule === 'target-size' && why.startsWith('partiallyObscured');

/** A sign without letters, as «↩», has a name in words: there is no text that the name could lack (WCAG 2.5.3). */
const isNamedSign = async (page: Page, { rule, selector }: Finding) =>
  rule === 'label-content-name-mismatch' &&
  !/[\p{L}\p{N}]/u.test((await page.locator(selector).textContent()) ?? '');

/**
 * Expects axe to find nothing wrong with a page as it stands. What axe can't decide about contrast
 * is measured by what is painted; what is in a vendor's frame is the vendor's; there may be nothing
 * else that it can't decide. Rules that it does not apply are named in `without`.
 */
export async function expectNothingWrong(
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations, incomplete } = await askAxe(page, without);
  expect
    .soft(
      violations.filter((finding) => !isUnderBar(finding)),
      state,
    )
    .toEqual([]);
  for (const finding of incomplete) {
    if (finding.rule === 'frame-tested' || (await isNamedSign(page, finding))) continue;
    const lack =
      finding.rule === 'color-contrast'
        ? await lackOfContrast(page, finding.selector)
        : `${finding.rule}: ${finding.why}`;
    expect.soft(lack, `${state}: ${finding.html}`).toBeNull();
  }
}
