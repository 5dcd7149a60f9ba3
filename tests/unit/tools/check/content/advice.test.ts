import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '#tools/check/content/checkContent.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { contentWithNota } from '#tests/support/slips.ts';

let copy: ContentCopy;
beforeAll(async () => {
  copy = await contentWithNota();
});
afterAll(() => copy.dispose());

/** What a message says to write: a line with its key, or what stands in the place of a value. */
const adviceOf = (message: string) =>
  [...message.matchAll(/(?:[Ee]scribí|Quisiste decir) «([^»]+)»/g)].at(-1)?.[1];

/** Does what a message says, at its place, and nothing else. */
async function follow({ file, line = 0, column = 1, message }: Problem): Promise<void> {
  const advice = adviceOf(message) ?? '';
  const path = file.replace('src/content/', '');
  const lines = (await readFile(join(copy.root, file), 'utf8')).split('\n');
  const words = lines[line - 1] ?? '';
  const [indent = '', key = '', value = ''] =
    /^(\s*(?:- )?)([\p{L}_-]+):(?: ?(.*))?$/u.exec(words)?.slice(1) ?? [];
  const isLine = /^[\p{L}_]+:/u.test(advice) && !/^https?:|^mailto:/.test(advice);
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  if (isLine) lines[line - 1] = indent + advice;
  else if (message.includes('la clave «')) lines[line - 1] = `${indent}${advice}: ${value}`;
  else if (key && column <= indent.length + 1) {
    lines[line - 1] = `${indent}${key}: ${quoted(advice)}`;
  } else {
    // An element of a list, or of a line with more than one.
    const [before, rest] = [words.slice(0, column - 1), words.slice(column - 1)];
    const [found = ''] = /^(?:'[^']*'|"[^"]*"|[^,\]]+)/.exec(rest) ?? [];
    lines[line - 1] = before + quoted(advice) + rest.slice(found.length);
  }
  await copy.write(path, lines.join('\n'));
}

/** A field, and how it is written wrong. */
type Slip = [path: (string | number)[], yaml: string];

const slips: Record<string, Slip[]> = {
  'site.yaml': [
    [['phone', 'number'], 'number: +543514120777'],
    [['whatsapp', 'number'], 'number: 13055550177'],
    [['url'], 'url: https://www.fixture.example/inicio'],
    [['url'], 'url: http://www.fixture.example'],
    [['url'], 'url: www.fixture.example'],
    [['url'], 'url: https://WWW.Fixture.Example/'],
    [['scheduler', 'url'], 'url: https://meetings.hubspot.com/a'],
    [['scheduler', 'url'], 'url: http://meetings.hubspot.com/a?embed=true'],
    [['scheduler', 'url'], 'url: meetings.hubspot.com/a'],
    [['figures', 0, 'principal'], 'principal: 11'],
    [['figures', 0, 'principal'], 'principal: 1e3'],
    [['leadForm', 'portalId'], 'portalId: 123456'],
    [['footer', 'social', 0, 'href'], 'href: http://www.instagram.com/lineo/'],
    [['footer', 'social', 0, 'href'], 'href: www.instagram.com/lineo/'],
  ],
  'pages/inicio.yaml': [
    [['hero', 'title'], 'title: 2026'],
    [['hero', 'title'], 'title: Auditar: por dónde empezar'],
    [['hero', 'title'], 'title: "Gestioná **todo**"'],
    [['hero', 'title'], 'title: Gesti&oacute;n clara'],
    [['hero', 'title'], 'title: <b>Ya</b>'],
    [['hero', 'title'], 'title: true'],
    [['hero', 'title'], 'title: GestiÃ³n clara'],
    [['hero', 'action', 'href'], 'href: /contato'],
    [['hero', 'action', 'href'], 'href: contacto'],
    [['hero', 'action', 'href'], 'href: /Contacto/'],
    [['hero', 'action', 'href'], 'href: /contacto.html'],
    [['hero', 'action', 'href'], 'href: www.lineo.com'],
    [['hero', 'action', 'href'], 'href: http://www.lineo.com/a'],
    [['hero', 'action', 'cta'], 'cta: Hero Demo'],
  ],
  'blog/nota.mdx': [
    [['fecha'], 'fecha: 12/03/2026'],
    [['fecha'], 'fecha: 2026-3-4'],
    [['fecha'], "fecha: '12 de marzo de 2026'"],
    [['borrador'], 'borrador: no'],
    [['borrador'], "borrador: 'true'"],
    [['titulo'], "titlo: 'Una nota'"],
    [['titulo'], 'titulo: Escalar: la guía'],
    [['titulo'], "titulo: 'It's'"],
    [['titulo'], 'titulo: "Uno "dos" tres"'],
    [['titulo'], 'titulo: # Una nota'],
    [['titulo'], 'titulo: *Una nota*'],
    [['titulo'], 'titulo: @lineo crece'],
    [['titulo'], 'titulo: [Una nota]'],
    [['titulo'], 'titulo: {Una nota}'],
    [['titulo'], 'titulo: %100'],
    [['titulo'], 'titulo:Una nota'],
    [['titulo'], 'Titulo: Una nota'],
    [['titulo'], 'título: Una nota'],
    [['categorias'], 'categorias: Operación'],
    [['categorias'], 'categorias: [operacion]'],
    [['categorias'], 'categoria: [Operación]'],
    [['blogImg'], 'blogImg: nota.png'],
    [['blogImg'], 'blogImg: ./Nota.png'],
    [['blogImg'], 'blogImg: ./nota.jpg'],
  ],
};

/** One slip of each file at a time: what is told of one file does not depend on another. */
const rounds = Array.from(
  { length: Math.max(...Object.values(slips).map(({ length }) => length)) },
  (_, index) =>
    Object.entries(slips).flatMap(([file, list]) => {
      const slip = list[index];
      return slip ? [{ file, path: slip[0], yaml: slip[1] }] : [];
    }),
);

test.each(rounds.map((round) => [round.map(({ yaml }) => yaml).join(' · '), round] as const))(
  'what a message says to write is right, and leaves nothing to say: %s',
  async (_slips, round) => {
    const before = await Promise.all(
      round.map(
        async ({ file }) => [file, await readFile(join(copy.root, 'src/content', file))] as const,
      ),
    );
    for (const { file, path, yaml } of round) {
      await copy.put(file, path, yaml);
      // The number as it is read is the same one.
      if (path[0] === 'phone') await copy.put(file, ['phone', 'display'], "display: '4120777'");
    }

    const told = await checkContent(copy.root);
    for (const { file } of round) {
      const own = told.filter((problem) => problem.file === `src/content/${file}`);
      await follow(own.find(({ message }) => adviceOf(message)) ?? own[0] ?? { file, message: '' });
    }
    const left = await checkContent(copy.root);
    for (const [file, bytes] of before) await copy.write(file, bytes);

    expect(told.map(({ file }) => file)).toEqual(
      expect.arrayContaining(round.map(({ file }) => `src/content/${file}`)),
    );
    expect(left, JSON.stringify(told, null, 2)).toEqual([]);
  },
);
