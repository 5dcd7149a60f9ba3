import { describe, expect, test } from 'vitest';
import { playerHosts, videoAt } from '#lib/videoAddress.ts';
import { videoTrouble } from '#schemas/videoTrouble.ts';

const id = 'aB3-_aaaaaa';
const watch = `https://www.youtube.com/watch?v=${id}`;
const embed = `https://www.youtube-nocookie.com/embed/${id}`;

describe('a video of YouTube', () => {
  test.each([
    watch,
    `https://youtube.com/watch?v=${id}&list=PLx&index=2`,
    `https://m.youtube.com/watch?feature=share&v=${id}`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch/${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `${embed}`,
  ])('%s is watched on its page and embedded without cookies', (address) => {
    expect(videoAt(address)).toEqual({
      watch,
      embed,
      thumbnail: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    });
  });

  test.each([
    `https://youtu.be/${id}?t=90`,
    `${watch}&t=1m30s`,
    `${watch}#t=90s`,
    `https://www.youtube.com/embed/${id}?start=90`,
  ])('%s starts where it says', (address) => {
    expect(videoAt(address)).toMatchObject({ watch: `${watch}&t=90s`, embed: `${embed}?start=90` });
  });
});

describe('a video of Vimeo', () => {
  test.each([
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871/',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/cortos/videos/76979871',
    'https://vimeo.com/showcase/123/video/76979871',
    'https://player.vimeo.com/video/76979871?badge=0&autopause=0',
  ])('%s', (address) => {
    expect(videoAt(address)).toEqual({
      watch: 'https://vimeo.com/76979871',
      embed: 'https://player.vimeo.com/video/76979871',
      thumbnail: undefined,
    });
  });

  test.each([
    'https://vimeo.com/76979871/8272103f6e?share=copy',
    'https://vimeo.com/76979871?h=8272103f6e',
    'https://vimeo.com/manage/videos/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ])('%s keeps what opens it while it is not listed', (address) => {
    expect(videoAt(address)).toMatchObject({
      watch: 'https://vimeo.com/76979871/8272103f6e',
      embed: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
    });
  });

  test('keeps the second it starts at', () => {
    expect(videoAt('https://vimeo.com/76979871/8272103f6e#t=1h2m3s')).toMatchObject({
      watch: 'https://vimeo.com/76979871/8272103f6e#t=3723s',
      embed: 'https://player.vimeo.com/video/76979871?h=8272103f6e&start_time=3723',
    });
  });
});

test('its own addresses lead to the same video', () => {
  for (const address of [`${watch}&t=90s`, 'https://vimeo.com/76979871/8272103f6e#t=90s']) {
    const video = videoAt(address);
    expect(videoAt(video?.watch ?? '')).toEqual(video);
    expect(videoAt(video?.embed ?? '')).toEqual(video);
  }
});

test('players come from two hosts', () => {
  expect(playerHosts).toEqual(['www.youtube-nocookie.com', 'player.vimeo.com']);
});

describe('no video:', () => {
  test.each([
    ['', 'Se espera la dirección de un video'],
    ['https://videos.example/watch?v=aB3-_aaaaaa', 'Se espera la dirección de un video'],
    ['https://malo.example/https://youtu.be/aB3-_aaaaaa', 'Se espera la dirección'],
    ['https://www.youtube.com.malo.example/watch?v=aB3-_aaaaaa', 'Se espera la dirección'],
    ['https://www.youtube.com/@lineo', 'es de YouTube, pero'],
    ['https://www.youtube.com/playlist?list=PLx', 'es de YouTube, pero'],
    ['https://www.youtube.com/watch?v=corto', 'es de YouTube, pero'],
    ['https://www.youtube.com/watch?v=aB3-_aaaaaaX', 'es de YouTube, pero'],
    ['https://vimeo.com/canal', 'es de Vimeo, pero'],
    ['https://vimeo.com/showcase/123', 'es de Vimeo, pero'],
    ['javascript:alert(1)', 'Se espera la dirección'],
  ])('«%s»', (address, said) => {
    expect(videoAt(address)).toBeUndefined();
    expect(videoTrouble(address)).toContain(said);
  });

  test.each([
    ['http://youtu.be/aB3-_aaaaaa', 'https://youtu.be/aB3-_aaaaaa'],
    ['www.youtube.com/watch?v=aB3-_aaaaaa', 'https://www.youtube.com/watch?v=aB3-_aaaaaa'],
    ['//vimeo.com/76979871', 'https://vimeo.com/76979871'],
    [
      '<iframe width="560" src="https://www.youtube.com/embed/aB3-_aaaaaa" title="x"></iframe>',
      'https://www.youtube.com/embed/aB3-_aaaaaa',
    ],
  ])('%s as it stands, and its correction is one', (address, right) => {
    expect(videoAt(address)).toBeUndefined();
    expect(videoTrouble(address)).toContain(`Escribí «${right}»`);
    expect(videoAt(right)).toBeDefined();
  });
});
