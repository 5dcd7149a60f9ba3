import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { readMisfit } from '#tests/support/cutWords.ts';
import { siteFolderOf } from '#tests/support/variants.ts';
import type { Changes } from '#tests/engines/front.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon } from '#tests/engines/visit.ts';

const changes: Changes = { site: 'gallery' };

/** Of each block the example with the most in it. */
function fullest(): string[] {
  const file = join(siteFolderOf('gallery'), GALLERY_PATH, 'ejemplos.json');
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return Object.values(examples).flatMap(
    (all) => all.find((address) => address.endsWith('/al_limite')) ?? all[0] ?? [],
  );
}

const checks: Check[] = [
  {
    name: 'the fullest example of each block fits a phone',
    changes,
    run: async (visit) => {
      const addresses = fullest();
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) {
        await visit.open(address);
        expect.soft(await visit.run(readMisfit), address).toEqual({ cut: [], overflow: 0 });
      }
    },
  },
  {
    name: 'finds a block by other words, whatever their accents',
    changes,
    run: async (visit) => {
      await visit.open(GALLERY_PATH);
      const shown = () =>
        visit.run(() =>
          [...document.querySelectorAll('[data-words]')]
            .filter((card) => card.checkVisibility())
            .map((card) => card.querySelector('a')?.textContent),
        );
      const all = (await shown()).length;
      await visit.click('[data-search]');
      await visit.type('numeros');
      await soon(async () => (await shown()).length).toBeLessThan(all);
      expect(await shown()).toContain('FiguresStrip');
    },
  },
];

/** The gallery of blocks. */
export const gallerySubject: Subject = { title: 'gallery', checks };
