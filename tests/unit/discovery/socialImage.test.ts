import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImage } from '#discovery/socialImage.ts';

const letters = (length: number) => 'Supervisar cada local de una red '.repeat(4).slice(0, length);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

test.each([40, 70, 110])(
  'a share picture with a drawing shows a whole title of %i letters',
  async (length) => {
    const picture = await socialImage(letters(length), letters(120), drawing);

    // Below the title, and where the drawing would be, there is only background.
    for (const place of [
      { left: 0, top: 590, width: 660, height: 40 },
      { left: 690, top: 60, width: 450, height: 510 },
    ]) {
      const { channels } = await sharp(await sharp(picture).extract(place).toBuffer()).stats();
      expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0, 0]);
    }
  },
);
