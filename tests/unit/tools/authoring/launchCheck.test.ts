import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { checkLaunch, reportLaunch } from '#tools/authoring/launchCheck.ts';
import { copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts';

/** Real-looking values for the fields that have a form of their own, by the end of their path. */
const real: Record<string, string> = {
  url: 'https://www.lineo.com.ar',
  'navigation.login.webService': 'https://app.lineo.com.ar/ingreso',
  'stores.googlePlay.href': 'https://play.google.com/store/apps/details?id=ar.com.lineo',
  'stores.appStore.href': 'https://apps.apple.com/ar/app/lineo/id1234567890',
  'whatsapp.number': '5493514120777',
  'phone.number': '+543514120777',
  'phone.display': '(351) 412-0777',
  'footer.social.0.href': 'https://www.instagram.com/lineo/',
  'footer.social.1.href': 'https://www.linkedin.com/company/lineo/',
  'footer.social.2.href': 'https://www.facebook.com/lineo/',
  'scheduler.url': 'https://meetings.hubspot.com/lineo/demo?embed=true',
  'leadForm.portalId': '12345678',
  'leadForm.formId': '3f2c9a64-5b1d-4e8a-9c70-1d2e3f4a5b6c',
  'video.url': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'video.uploaded': '2026-05-04',
};

// A command of its own takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let copy: ProjectCopy;

beforeEach(async () => {
  copy = await copyProject();
});
afterEach(() => copy.dispose());

const site = () => join(copy.root, 'src', 'content', 'site.yaml');
const siteText = () => readFile(site(), 'utf8');
/** The line that says that the logos are examples, which goes when they do. */
const NOTE = 'clients.note';
const withoutMarks = (text: string) => text.replaceAll(/ # EJEMPLO$/gm, '');
const paths = async () =>
  (await checkLaunch(copy.root)).examples.map(({ path }) => path.join('.')).sort();

/** What the file marks, told from its text alone. */
async function markedLines(): Promise<number[]> {
  return (await siteText())
    .split('\n')
    .flatMap((line, index) => (/ # EJEMPLO$/.test(line) ? [index + 1] : []));
}

/** Puts a real value in the place of each example, and a logo in the place of each drawing. */
async function replaceExamples(): Promise<void> {
  const { examples } = await checkLaunch(copy.root);
  const document = parseDocument(withoutMarks(await siteText()));
  for (const { path, value } of examples) {
    if (path.at(-1) === 'file') {
      await writeFile(
        join(copy.root, 'src', 'content', 'logos', value),
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" width="90" height="30"/>',
      );
    } else if (path.join('.') === NOTE) document.deleteIn(path);
    else document.setIn(path, real[path.join('.')]);
  }
  await writeFile(site(), document.toString({ lineWidth: 0 }));
}

test('every value that is marked as an example is told with its line', async () => {
  const { examples } = await checkLaunch(copy.root);

  expect(examples.map(({ line }) => line)).toEqual(await markedLines());
  const named = examples.map(({ path }) => path.join('.'));
  expect(named).toContain(NOTE);
  expect(named.filter((name) => name !== NOTE && !name.endsWith('.file')))
    // Each is one that this test knows how to replace: the two lists keep each other honest.
    .toEqual(Object.keys(real));
});

test('an example is told even where its mark got lost', async () => {
  const marked = await paths();

  await writeFile(site(), withoutMarks(await siteText()));

  expect(await paths()).toEqual(marked);
});

test('a value is told as long as its mark is there', async () => {
  await copy.put('site.yaml', ['phone', 'number'], "number: '+543514120777'");
  await copy.put('site.yaml', ['phone', 'display'], 'display: (351) 412-0777');

  expect(await paths()).toContain('phone.number');
});

test('an example in the words of a page is told as well', async () => {
  await copy.put(
    'pages/app.yaml',
    ['banner', 'action', 'href'],
    'href: https://lineo.example/demo',
  );

  const launch = await checkLaunch(copy.root);

  expect(reportLaunch(launch)).toMatch(
    /src\/content\/pages\/app\.yaml:\d+:\d+\n +banner › action › href: dice «https:\/\/lineo\.example\/demo»/,
  );
});

/** Marks a statement of a page of the copy as one that nobody confirmed. */
const markUnconfirmed = () =>
  copy.put('pages/app.yaml', ['app', 'lead'], 'lead: Anda sin señal. # POR CONFIRMAR');

test('a statement that nobody confirmed is told under a heading of its own', async () => {
  await markUnconfirmed();

  const launch = await checkLaunch(copy.root);

  expect(launch.examples.map(({ file }) => file)).not.toContain('src/content/pages/app.yaml');
  expect(launch.unconfirmed).toHaveLength(1);
  expect(reportLaunch(launch)).toMatch(
    /por confirmar\..*\n\n +src\/content\/pages\/app\.yaml\n +src\/content\/pages\/app\.yaml:\d+:\d+\n +app › lead: dice «Anda sin señal\.»/,
  );
});

test('the command ends badly while nothing is left but a statement to confirm', async () => {
  await replaceExamples();
  await markUnconfirmed();

  const { code, said } = await copy.run('launchCheck');

  expect(said).toContain('No queda ningún valor de ejemplo');
  expect(said).toContain('Anda sin señal.');
  expect(code).toBe(1);
});

test('the command ends badly while something is left, and says what, where and what to do outside', async () => {
  const { code, said } = await copy.run('launchCheck');

  expect(code).toBe(1);
  const [example] = (await checkLaunch(copy.root)).examples;
  expect(said).toContain(`src/content/site.yaml:${example?.line}:${example?.column}`);
  for (const words of ['Redirigir después de reservar', 'Content Security Policy', 'abogado']) {
    expect(said).toContain(words);
  }
});

test('the command ends well once every example is replaced, and still says what to do outside', async () => {
  await replaceExamples();

  const { code, said, complained } = await copy.run('launchCheck');

  expect(complained).toBe('');
  expect(said).toContain('No queda ningún valor de ejemplo');
  expect(said).toContain('Redirigir después de reservar');
  expect(code).toBe(0);
});

test('the command asks for sound content first', async () => {
  await copy.put('site.yaml', ['phone', 'number'], 'number: 123');

  const { code, complained } = await copy.run('launchCheck');

  expect(code).toBe(1);
  expect(complained).toContain('phone › number');
});
