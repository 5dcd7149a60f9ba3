import { describe, expect, test, vi } from 'vitest';
import { carriedMarkdown } from '~/syndication/carriedMarkdown.ts';

const address = 'https://l.example/una_nota';
const never = () => Promise.reject(new Error('Nothing here has to be rendered.'));

describe('an article as Markdown that holds anywhere', () => {
  test.each([
    ['what is plain stays as it was written', 'Un *énfasis*.\n\n- a\n- b', undefined],
    [
      'a link to a page',
      'Ver [la agenda](/contacto).',
      'Ver [la agenda](https://l.example/contacto).',
    ],
    ['a link to a chapter', '[abajo](#fin)', '[abajo](https://l.example/una_nota#fin)'],
    ['a link of another site', '[afuera](https://otro.example/a)', undefined],
    [
      'the same link twice in one paragraph',
      '[a](/x) y [b](/x)',
      '[a](https://l.example/x) y [b](https://l.example/x)',
    ],
    ['a link with a title', '[a](/x "Título")', '[a](https://l.example/x "Título")'],
    [
      'links in a table',
      '| a | b |\n| - | - |\n| [c](/c) | d |',
      '| a | b |\n| - | - |\n| [c](https://l.example/c) | d |',
    ],
    ['a link whose words are code', '[`](/x)`](/x)', '[`](/x)`](https://l.example/x)'],
  ])('%s', async (_what, written, carried) => {
    expect(await carriedMarkdown(written, address, never)).toBe(`${carried ?? written}\n`);
  });

  test.each([
    ['a component', '<Nota>Ojo</Nota>'],
    ['a component within a paragraph', 'Un <abbr title="uno">1</abbr>'],
    ['a picture', '![Una foto](./foto.png)'],
    ['words between braces', "Antes {'y'} después"],
  ])('%s is told as the page shows it, and nothing else is', async (_what, written) => {
    const render = vi.fn(() => Promise.resolve('<p>Lo que <strong>se ve</strong></p>'));

    expect(await carriedMarkdown(`Antes.\n\n${written}\n\nDespués.`, address, render)).toBe(
      'Antes.\n\nLo que **se ve**\n\nDespués.\n',
    );
    expect(render.mock.calls).toEqual([[written]]);
  });

  test('a comment for other authors is not carried', async () => {
    const render = () => Promise.resolve('');

    expect(await carriedMarkdown('Antes.\n\n{/* revisar */}\n\nDespués.', address, render)).toBe(
      'Antes.\n\nDespués.\n',
    );
  });

  test('with definitions apart, parts mean nothing by themselves: the whole is rendered', async () => {
    const written = 'Ver [allá][1].\n\n[1]: /contacto';
    const render = vi.fn(() => Promise.resolve('<p>Ver <a href="/contacto">allá</a>.</p>'));

    expect(await carriedMarkdown(written, address, render)).toBe(
      'Ver [allá](https://l.example/contacto).\n',
    );
    expect(render.mock.calls).toEqual([[written]]);
  });
});
