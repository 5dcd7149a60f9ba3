import { describe, expect, test } from 'vitest';
import { videoAt } from '~/lib/videoAddress.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aB3-_aaaaaa';

describe('a video by the address of its page', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aB3-_aaaaaa', youtube],
    ['https://youtube.com/watch?v=aB3-_aaaaaa&t=30', youtube],
    ['https://m.youtube.com/watch?feature=share&v=aB3-_aaaaaa', youtube],
    ['https://youtu.be/aB3-_aaaaaa', youtube],
    ['https://youtu.be/aB3-_aaaaaa?si=abc', youtube],
    ['https://www.youtube.com/shorts/aB3-_aaaaaa', youtube],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871'],
  ])('%s is embedded without cookies', (watch, embed) => {
    expect(videoAt(watch)).toEqual({ watch, embed });
  });

  test.each([
    '',
    'http://www.youtube.com/watch?v=aB3-_aaaaaa',
    'https://www.youtube.com/@lineo',
    'https://www.youtube.com/watch?v=corto',
    'https://www.youtube.com/watch?v=aB3-_aaaaaaX',
    'https://vimeo.com/canal',
    'https://videos.example/watch?v=aB3-_aaaaaa',
    'https://malo.example/https://youtu.be/aB3-_aaaaaa',
  ])('«%s» is none', (watch) => {
    expect(videoAt(watch)).toBeUndefined();
  });
});
