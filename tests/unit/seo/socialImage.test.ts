import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverIllustration, storyIllustration, socialImage } from '#seo/socialImage.ts';

const letters = (length: number) => 'Supervisar cada local de una red '.repeat(4).slice(0, length);
const drawing = coverIllustration('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
const storyPhoto = (isMet: boolean) => ({
  file: 'src/assets/evidence/mesada.svg',
  isMet,
  stamp: ['mar 2 jun · 11:07', 'Cerro de las Rosas · Cocina'] as const,
});
const story = await storyIllustration(storyPhoto(false), storyPhoto(true));

/** Whether the region has only one colour. */
const isEmpty = async (
  picture: Uint8Array,
  place: { left: number; top: number; width: number; height: number },
) => {
  const { channels } = await sharp(await sharp(picture).extract(place).toBuffer()).stats();
  return channels.every(({ stdev }) => stdev === 0);
};

const belowText = { left: 0, top: 590, width: 640, height: 40 };
const besideText = { left: 690, top: 60, width: 450, height: 510 };

test.each([40, 70, 110])('a share picture shows a whole title of %i letters', async (length) => {
  const withCover = await socialImage(letters(length), letters(120), drawing);
  expect(await isEmpty(withCover, belowText)).toBe(true);
  expect(await isEmpty(withCover, besideText)).toBe(true);

  const withStory = await socialImage(letters(length), letters(120), story);
  expect(await isEmpty(withStory, belowText)).toBe(true);
  expect(await isEmpty(withStory, besideText)).toBe(false);
});
