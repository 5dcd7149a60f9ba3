import { expect, test } from 'vitest';
import { activeContent } from '~/content-check/pictureFile.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

test.each([
  '<path d="M0 0"/>',
  '<use href="#a"/><g id="a"/>',
  '<style>.a { fill: url(#b) }</style>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<rect style="fill: red"/>',
])('a drawing with %s only draws', (inside) => {
  expect(activeContent(svg(inside))).toBeUndefined();
});

test.each([
  ['<script>x</script>', '<script>'],
  ['<SCRIPT/>', '<SCRIPT>'],
  ['<g onload="x"/>', 'el atributo «onload»'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<a href="https://www.example.com"/>', 'un enlace (href)'],
  ['<a xlink:href="java script:x"/>', 'un enlace (xlink:href)'],
  ['<image href="data:image/svg+xml,x"/>', 'un enlace (href)'],
  ['<style>@import "x.css";</style>', 'un estilo que trae algo de otro lado'],
  ['<rect style="fill: url(https://www.example.com/a)"/>', 'un estilo que trae algo de otro lado'],
])('a drawing with %s does more', (inside, found) => {
  expect(activeContent(svg(inside))).toBe(found);
});

test('a drawing with entities of its own does more', () => {
  expect(activeContent(`<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`)).toContain('ENTITY');
});
