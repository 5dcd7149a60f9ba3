import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kit, kitNames, type KitName } from '#components/kit/kit.ts';
import { editorConfig } from '#tools/editor/config.ts';
import { projectRoot } from '#tools/projectRoot.ts';
import { content } from '#tests/support/content.ts';

const complaints = (name: KitName, given: Record<string, unknown>) =>
  kit[name].props.safeParse(given).error?.issues.map(({ message }) => message) ?? [];

const button = { texto: 'Programar una demo', href: '/contacto', cta: 'nota-demo' };
const video = {
  direccion: 'https://youtu.be/aaaaaaaaaaa',
  titulo: 'Una visita',
  cta: 'video-visita',
};

test.each<[KitName, Record<string, unknown>, ...messages: string[]]>([
  ['Nota', {}],
  ['Nota', { título: 'Ojo' }, 'No se conoce la clave «título». ¿Quisiste decir «titulo»?'],
  ['Cita', { autor: 'Alguien', fuente: 'Un diario', href: 'https://diario.example/nota' }],
  ['Cita', { autor: 'Alguien' }, 'Falta «fuente», dónde se publicó.'],
  ['LlamadaALaAccion', button],
  ['LlamadaALaAccion', { ...button, href: 'contacto' }, '«href» empieza por «/»'],
  ['Video', {}],
  ['Video', video],
  ['Video', { direccion: video.direccion, cta: video.cta }, 'Falta «titulo», de qué trata'],
])('<%s> with %j is answered as it deserves', (name, given, ...messages) => {
  expect(complaints(name, given)).toEqual(messages.map((part) => expect.stringContaining(part)));
});

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const guide = [...read('src/content/GUIA.md').matchAll(/^```mdx\n([\s\S]*?)^```$/gm)]
  .map(([, code]) => code)
  .join('\n');

test.each(kitNames)(
  '<%s> is in the guide as it is declared, and in the tests’ own article',
  (name) => {
    expect(guide).toContain(`${kit[name].example}\n`);
    expect(read('tests/fixture/blog/con_todo.mdx')).toContain(`<${name}`);
  },
);

test('the editor names every component', () => {
  const { collections } = editorConfig(content.site());
  const hint = JSON.stringify(collections?.find(({ name }) => name === 'articulos'));

  // Without angle brackets, which the editor takes for marks and leaves out.
  expect(hint).toContain(kitNames.join(', '));
});
