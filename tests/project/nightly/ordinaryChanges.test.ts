import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { copyContent, type ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { drawing } from '#tests/support/authoring/articleSource.ts';
import { projectRoot } from '#tools/projectRoot.ts';

// Everyday edits, all at once, in a copy of today's content.

/** New values of fields; `undefined` removes one. */
const fields: [file: string, field: string, value?: string][] = [
  [
    'pages/inicio.yaml',
    'hero.lead',
    `Cada local se audita desde el celular. ${'Y se ve. '.repeat(9)}`,
  ],
  ['pages/landing/auditorias.yaml', 'questions.items.0'],
  ['site.yaml', 'analytics.containerId', 'GTM-TEST123'],
  ['site.yaml', 'navigation.items.0.label', 'Qué resuelve'],
  ['site.yaml', 'navigation.items.1'],
  ['site.yaml', 'footer.social.0'],
  ['site.yaml', 'video.url', 'https://vimeo.com/76979871'],
  ['site.yaml', 'figures.0.principal', '+5200'],
  ['site.yaml', 'url', 'https://www.lineo.com.ar'],
  ['site.yaml', 'phone.number', '+543514120777'],
  ['site.yaml', 'phone.display', '(351) 412-0777'],
  ['site.yaml', 'whatsapp.number', '5493514120777'],
];

/** Elements to add to lists. */
const elements: [file: string, list: string, element: Record<string, unknown>][] = [
  [
    'pages/soluciones.yaml',
    'solutions.areas',
    {
      anchor: 'capacitacion',
      icon: 'person',
      title: 'Capacitación',
      description: 'Cada puesto con su recorrido y su evaluación.',
      screen: 'tasks',
    },
  ],
  ['site.yaml', 'clients.logos', { name: 'Panadería del Sur', file: 'panaderia-del-sur.svg' }],
];

const article = `---
titulo: 'Tres cosas para mirar un lunes'
descripcion: 'Una recorrida de diez minutos que evita la mitad de los llamados de la semana.'
blogImg: ./tres_cosas_para_mirar_un_lunes.svg
blogImgAlt: 'Un celular con una lista de tres puntos marcados.'
fecha: 2026-01-19
categorias: [Operación]
borrador: false
---

La heladera, la caja y la vidriera. Si las tres están bien, la semana arranca bien.

<LlamadaALaAccion texto="Ver cómo se hace" href="/contacto" cta="articulo-lunes" />
`;

/** Enough for a build and a visit to each page on a busy machine. */
const TIMEOUT_MS = 600_000;

let copy: ContentCopy;
beforeAll(async () => {
  copy = await copyContent(join(projectRoot, 'src', 'content'));
  await copy.write('logos/panaderia-del-sur.svg', drawing('', 91, 31));
  await copy.write('blog/tres_cosas_para_mirar_un_lunes.svg', drawing('', 650, 400));
  await copy.write('blog/tres_cosas_para_mirar_un_lunes.mdx', article);
  const again = 'Volvé a mirar lo que dejaste anotado la semana pasada y fijate qué cambió. ';
  await copy.append('blog/escalar_una_franquicia.mdx', `\n## Otra vuelta\n\n${again.repeat(12)}\n`);
  await copy.append(
    'legal/TerminosYCondiciones.mdx',
    '\n## 20. Versiones anteriores\n\n**20.1.** Lineo las entrega a quien las pida.\n',
  );

  for (const file of new Set([...fields, ...elements].map(([name]) => name))) {
    const path = join(copy.root, 'src', 'content', file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    for (const [, field, value] of fields.filter(([name]) => name === file)) {
      if (value === undefined) document.deleteIn(field.split('.'));
      else document.setIn(field.split('.'), value);
    }
    for (const [, list, element] of elements.filter(([name]) => name === file)) {
      document.addIn(list.split('.'), document.createNode(element));
    }
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  }
});
afterAll(() => copy.dispose());

/** A failed command's output. */
function failureOf(command: string): string {
  const content = join(copy.root, 'src', 'content');
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, LINEO_CONTENT: content, LINEO_VARIANT: 'today', NODE_ENV: undefined },
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('today’s content with every ordinary change made to it', { timeout: TIMEOUT_MS }, () => {
  test('passes the content check', () => {
    expect(failureOf('npm run --silent content:check')).toBe('');
  });

  test('builds, and each page is complete', () => {
    expect(failureOf('playwright test --config tests --project today')).toBe('');
  });
});
