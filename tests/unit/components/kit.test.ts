import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kit } from '#components/Prose/kit.ts';
import { readProps, readText } from '#components/Prose/readProps.ts';
import { projectRoot } from '#tools/projectRoot.ts';

type Name = keyof typeof kit;

const complaints = (name: Name, given: Record<string, unknown>) =>
  kit[name].props.safeParse(given).error?.issues.map(({ message }) => message) ?? [];

const button = { texto: 'Programar una demo', href: '/contacto', cta: 'nota-demo' };
const quote = { autor: 'Alguien', fuente: 'Un diario' };
const other = {
  direccion: 'https://youtu.be/aaaaaaaaaaa',
  titulo: 'Una visita',
  cta: 'video-visita',
};

describe('the kit takes', () => {
  test.each<[Name, Record<string, unknown>]>([
    ['Nota', {}],
    ['Nota', { titulo: 'Ojo' }],
    ['Figura', { pie: 'La heladera' }],
    ['Cifras', {}],
    ['Cifra', { principal: '63%', secundario: 'amplió su red' }],
    ['Cita', quote],
    ['Cita', { ...quote, href: 'https://diario.example/nota' }],
    ['LlamadaALaAccion', button],
    ['Video', {}],
    ['Video', other],
  ])('<%s> with %j', (name, given) => {
    expect(complaints(name, given)).toEqual([]);
  });
});

describe('the kit explains', () => {
  test.each<[Name, Record<string, unknown>, string]>([
    ['Nota', { título: 'Ojo' }, 'No se conoce la clave «título». ¿Quisiste decir «titulo»?'],
    ['Nota', { titulo: '' }, 'Escribí «titulo», el título de la nota: está en blanco.'],
    ['Figura', {}, 'Falta «pie», lo que se lee debajo de la imagen.'],
    ['Cifra', { secundario: 'x' }, 'Falta «principal», la cifra.'],
    ['Cita', { fuente: 'Un diario' }, 'Falta «autor», quién lo dijo.'],
    ['Cita', { autor: 'Alguien' }, 'Falta «fuente», dónde se publicó.'],
    ['LlamadaALaAccion', { ...button, texto: undefined }, 'Falta «texto», lo que dice el botón.'],
    ['LlamadaALaAccion', { ...button, cta: 'Nota Demo' }, '«cta» va en minúsculas'],
    ['LlamadaALaAccion', { ...button, href: 'contacto' }, '«href» empieza por «/»'],
    ['Video', { direccion: other.direccion, cta: other.cta }, 'Falta «titulo», de qué trata'],
    ['Video', { titulo: 'Una visita', cta: other.cta }, 'Falta «direccion», la página del video'],
    ['Video', { ...other, direccion: 'https://videos.example/1' }, 'YouTube o de Vimeo'],
  ])('<%s> with %j', (name, given, message) => {
    expect(complaints(name, given).join('\n')).toContain(message);
  });

  test('names the component and the article', () => {
    expect(() => readProps('Figura', kit.Figura.props, {}, '/una_nota')).toThrow(
      '<Figura> en /una_nota:\n  Falta «pie», lo que se lee debajo de la imagen.',
    );
  });

  test.each([undefined, '', '  \n'])('what is missing between the tags (%j)', (html) => {
    expect(() => readText('Nota', html, kit.Nota.text, '/una_nota')).toThrow(
      '<Nota> en /una_nota:\n  Falta el texto de la nota, entre <Nota> y </Nota>.',
    );
  });
});

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test('what may be written without an import is what is checked', () => {
  const [, listed = ''] = /proseElements = \{([^}]*)\}/.exec(
    read('src/components/Prose/elements.ts'),
  ) ?? [''];
  const names = [...listed.matchAll(/^\s*([A-Z]\w+):/gm)].map(([, name]) => name);

  expect(names.sort()).toEqual(Object.keys(kit).sort());
});

describe('the guide', () => {
  const examples = [...read('src/content/GUIA.md').matchAll(/^```mdx\n([\s\S]*?)^```$/gm)].flatMap(
    ([, code = '']) =>
      [...code.matchAll(/<([A-Z]\w+)((?:\s+\w+="[^"]*")*)\s*\/?>/g)].map(
        ([, name = '', attributes = '']) =>
          [
            name,
            Object.fromEntries(
              [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
            ),
          ] as [Name, Record<string, string>],
      ),
  );

  test('has an example of each component', () => {
    expect(new Set(examples.map(([name]) => name))).toEqual(new Set(Object.keys(kit)));
  });

  test.each(examples)('has an example of <%s> that can be copied', (name, given) => {
    expect(complaints(name, given)).toEqual([]);
  });
});
