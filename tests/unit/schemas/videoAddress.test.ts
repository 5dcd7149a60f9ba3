import { expect, test } from 'vitest';
import { parseVideoAddress } from '#schemas/videoAddress.ts';

const id = 'aB3-_aaaaaa';

test.each([
  `https://m.youtube.com/watch?feature=share&v=${id}&t=90s`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('%s links to YouTube and is embedded without cookies', (address) => {
  expect(parseVideoAddress(address)).toEqual({
    service: 'YouTube',
    watch: `https://www.youtube.com/watch?v=${id}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}`,
    thumbnail: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  });
});

const hidden = ['76979871/8272103f6e', '76979871?dnt=1&h=8272103f6e'] as const;

test.each([
  ['https://player.vimeo.com/video/76979871?badge=0', '76979871', '76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', ...hidden],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', ...hidden],
])('%s is a video of Vimeo', (address, watch, embed) => {
  expect(parseVideoAddress(address)).toEqual({
    service: 'Vimeo',
    watch: `https://vimeo.com/${watch}`,
    embed: `https://player.vimeo.com/video/${embed}`,
    thumbnail: undefined,
  });
});

test.each([
  `http://youtu.be/${id}`,
  `https://www.youtube.com.malo.example/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id}X`,
  'https://vimeo.com/showcase/123',
  `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`,
])('«%s» is no video', (address) => {
  expect(parseVideoAddress(address)).toBeUndefined();
});
