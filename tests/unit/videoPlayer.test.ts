import { describe, expect, test } from 'vitest';
import { playerOf } from '#lib/videoPlayer.ts';

const LISTENING = '{"event":"listening"}';
const PING = '{"method":"ping"}';

describe('the player of an embed address', () => {
  test.each([
    [
      'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa',
      'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&enablejsapi=1&playsinline=1&origin=',
      LISTENING,
    ],
    [
      'https://www.youtube.com/embed/aaaaaaaaaaa?rel=0&start=30',
      'https://www.youtube.com/embed/aaaaaaaaaaa?rel=0&start=30&autoplay=1&enablejsapi=1&playsinline=1&origin=',
      LISTENING,
    ],
    [
      'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=0&origin=https://otro.example&enablejsapi=0#t=3',
      'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&enablejsapi=1&playsinline=1&origin=',
      LISTENING,
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1&origin=',
      PING,
    ],
    [
      'https://videos.lineo.example/demo',
      'https://videos.lineo.example/demo?autoplay=1&origin=',
      '',
    ],
    [
      'https://www.youtube-nocookie.com.evil.example/embed/a',
      'https://www.youtube-nocookie.com.evil.example/embed/a?autoplay=1&origin=',
      '',
    ],
  ])('%s', (embed, address, greeting) => {
    expect(playerOf(embed)).toEqual({ address, greeting });
  });
});
