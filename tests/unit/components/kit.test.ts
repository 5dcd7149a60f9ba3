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
const other = {
  direccion: 'https://youtu.be/aaaaaaaaaaa',
  titulo: 'Una visita',
  cta: 'video-visita',
};

test.each<[KitName, Record<string, unknown>]>([
  ['Nota', {}],
  ['Cita', { autor: 'Alguien', fuente: 'Un diario', href: 'https://diario.example/nota' }],
  ['LlamadaALaAccion', button],
  ['Video', {}],
  ['Video', other],
])('the kit takes <%s> with %j', (name, given) => {
  expect(complaints(name, given)).toEqual([]);
});

test.each<[KitName, Record<string, unknown>, string]>([
  ['Nota', { título: 'Ojo' }, 'No se conoce la clave «título». ¿Quisiste decir «titulo»?'],
  ['Cita', { autor: 'Alguien' }, 'Falta «fuente», dónde se publicó.'],
  ['LlamadaALaAccion', { ...button, cta: 'Nota Demo' }, '«cta» va en minúsculas'],
  ['LlamadaALaAccion', { ...button, href: 'contacto' }, '«href» empieza por «/»'],
  ['Video', { direccion: other.direccion, cta: other.cta }, 'Falta «titulo», de qué trata'],
  ['Video', { ...other, direccion: 'https://videos.example/1' }, 'YouTube o de Vimeo'],
])('the kit refuses <%s> with %j', (name, given, message) => {
  expect(complaints(name, given).join('\n')).toContain(message);
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

test('the guide shows no other component', () => {
  const shown = [...guide.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);

  expect(new Set(shown)).toEqual(new Set(kitNames));
});

test('the editor names every component', () => {
  const { collections } = editorConfig(content.site());
  const hint = JSON.stringify(collections?.find(({ name }) => name === 'articulos'));

  // Without angle brackets, which the editor takes for marks and leaves out.
  expect(hint).toContain(kitNames.join(', '));
});
