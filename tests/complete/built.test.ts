import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  copyNotaProject,
  page,
  PATIENCE_MS,
  type Answer,
  type NotaProject,
} from '#tests/support/notaProject.ts';
import { hashOfDist, leftovers, placesInWords } from '#tests/support/slips.ts';

const SECRET = 's3creto-de-prueba-8841';

let project: NotaProject;
let before: string;
let answer: Answer;
let words: string;

// One build with a slip for each of these: each is told by itself.
beforeAll(async () => {
  project = await copyNotaProject();
  await project.putFile('.env', `CLAVE_DEL_CORREO=${SECRET}\nPUBLIC_SITIO=valor-publico-77\n`);
  await project.putFile(
    'src/pages/oferta.astro',
    page(
      'const clave = import.meta.env.CLAVE_DEL_CORREO;',
      '<h1>Oferta</h1><p data-clave={clave}>Hola, valor-publico-77</p><h3>Mucho</h3>',
    ),
  );
  before = await hashOfDist(project.root);
  answer = await project.npmRun('build');
  words = await placesInWords(answer.said, project.root);
}, PATIENCE_MS);
afterAll(() => project.dispose());

/** The problems told, each with its file. */
const problems = () => words.trim().split('\n\n').slice(1);
const about = (text: string) => problems().filter((problem) => problem.includes(text));

describe('`npm run build` finds in what it built, before it is served:', () => {
  test('C100 Secret from .env printed in a page', () => {
    expect(about('CLAVE_DEL_CORREO')).toMatchInlineSnapshot(`
      [
        "  src/pages/oferta.astro → CLAVE_DEL_CORREO;
          Acá se publicaría el valor secreto «CLAVE_DEL_CORREO» (de .env o del entorno). Sacalo de la página; si alguna vez se publicó, cambialo por otro. (Se vería en: oferta.html.)",
      ]
    `);
    expect(words).not.toContain(SECRET);
    expect(about('PUBLIC_SITIO')).toEqual([]);
  });

  test('headings of a page that skip a level', () => {
    expect(about('«Mucho»')).toMatchInlineSnapshot(`
      [
        "  src/pages/oferta.astro → Mucho</h3></body>
          «Mucho» es un subtítulo de nivel 3 y el anterior es de nivel 1: tiene que ser de nivel 2. (Se vería en: oferta.html.)",
      ]
    `);
  });

  test('nothing else', () => {
    expect(problems()).toHaveLength(2);
  });

  test('and leaves what is published as it was', async () => {
    expect(answer.code).toBe(1);
    expect(await hashOfDist(project.root)).toBe(before);
    expect(await leftovers(project.root)).toEqual([]);
  });
});
