import { beforeEach, expect, test } from 'vitest';
import { markedLines, reportLaunch } from '#tools/authoring/launchReport.ts';
import { copyContent, type ContentCopy } from '#tests/support/authoring/contentCopy.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  return copy.dispose;
});

test('the launch check lists the marked lines and what to do outside the site', async () => {
  const before = await markedLines(copy.root);
  await copy.put('site.yaml', ['url'], 'url: https://lineo.example # EJEMPLO');
  await copy.put(
    'pages/app.yaml',
    ['appDownload', 'lead'],
    'lead: Anda sin señal. # POR CONFIRMAR',
  );
  await copy.write('logos/nuevo.svg', '<svg><!-- EJEMPLO --></svg>\n');

  const added = (await markedLines(copy.root)).filter((line) => !before.includes(line));

  expect(added.join('')).toMatch(
    /nuevo\.svg:1\n.*app\.yaml:\d+\n +lead: Anda sin señal.*site\.yaml:\d+\n +url: https/s,
  );
  const report = await reportLaunch(copy.root, added);
  expect(report).toMatch(/^Quedan 3 líneas marcadas\.[^]*Redirigir después de reservar/);
  expect(await reportLaunch(copy.root, [])).toMatch(/^No queda ninguna línea marcada/);
});
