import { expect, test } from 'vitest';
import { nginxConfig } from '#tools/delivery/nginx.ts';

const config = nginxConfig(
  [
    { pattern: '/*', headers: { 'X-Same': 'a', 'X-Other': 'b', 'Cache-Control': 'c' } },
    { pattern: '/*.svg', headers: { 'X-Other': 'd', 'Cache-Control': 'e' } },
    { pattern: '/_astro/*', headers: { 'Cache-Control': 'f' } },
    { pattern: '/404', headers: { 'Cache-Control': 'g' } },
  ],
  '/srv/lineo',
);

test('says once what holds for every answer', () => {
  expect(config).toContain('add_header X-Same "a" always;');
  expect(config).toContain('add_header X-Other $lineo_x_other always;');
});

test('puts first the rule that comes last, because nginx takes the first that fits', () => {
  expect(config).toContain(
    [
      'map $uri $lineo_cache_control {',
      String.raw`  "~^/404(\.html)?$" "g";`,
      '  "~^/_astro/.*$" "f";',
      String.raw`  "~^/.*\.svg$" "e";`,
      '  default "c";',
    ].join('\n'),
  );
});

test('serves what is published into the folder, and the hashed files of every release', () => {
  expect(config).toContain('root /srv/lineo/current;');
  expect(config).toContain('location ^~ /_astro/ { root /srv/lineo; }');
});
