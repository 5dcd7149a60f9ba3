import type { Built, Finding } from './built.ts';

/** Pages whose headings tell no outline: several titles, none, or a level left out. */
export function brokenHeadings({ pages }: Built): Finding[] {
  return pages
    .filter(({ isDocument, isRedirect }) => isDocument && !isRedirect)
    .flatMap(({ file, headings, isListed }): Finding[] => {
      const titles = headings.filter(({ level }) => level === 1);
      const second = titles[1]?.text.trim();
      if (second !== undefined) {
        const message = `La página tiene ${titles.length} títulos principales (h1) y se espera uno: «${second}» tiene que ser un subtítulo.`;
        return [{ file, message, written: second }];
      }
      if (titles.length === 0 && isListed) {
        return [{ file, message: 'La página no tiene título principal (h1) y se espera uno.' }];
      }
      // A menu may stand before the title, under a heading of its own.
      const levelBefore = (index: number) => headings[index - 1]?.level ?? 1;
      const skipped = headings.findIndex(({ level }, index) => level > levelBefore(index) + 1);
      const heading = headings[skipped];
      if (!heading) return [];
      const before = levelBefore(skipped);
      const text = heading.text.trim();
      const message = `«${text}» es un subtítulo de nivel ${heading.level} y el anterior es de nivel ${before}: tiene que ser de nivel ${before + 1}.`;
      return [{ file, message, written: text }];
    });
}
