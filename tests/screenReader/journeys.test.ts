import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, inject, test } from 'vitest';
import { readScreens } from '#components/screens/screens.ts';
import { visitInterval } from '#lib/visitInterval.ts';
import { content } from '#tests/support/content.ts';
import { contentFolder } from '#tests/support/variants.ts';
import { orcaWords as orca } from './orcaWords.ts';
import { startStage, type Stage } from './stage.ts';
import { arrival, startVisit, type Visit } from './visit.ts';

// Ways through the site as Orca reads it in Firefox: .github/screen-reader.md tells what is said.

const { navigation } = content.site();
const home = content.page('inicio');
const contact = content.page('contacto');

let stage: Stage;
let visit: Visit;
beforeAll(async () => {
  stage = await startStage();
  await stage.speech.heard(orca.awake, 0);
});
afterAll(() => stage.stop());

const go = async (path: string, title: string, width?: number) => {
  visit = startVisit(stage, inject('host') + path, width);
  await visit.hear(...arrival(title, navigation.skip));
};
afterEach(() => visit.leave());

describe('Orca says what it takes', () => {
  test('to book a demo from home, by headings and links', async () => {
    await go('/inicio', home.seo.title);
    await visit.press('h', orca.heading(1, home.hero.title));
    await visit.press('Tab', orca.link(home.hero.action.label));
    await visit.press('Return', ...arrival(contact.seo.title, navigation.skip));
    await visit.press('h', orca.heading(1, contact.head.title));
    await visit.press('h', orca.heading(2, contact.scheduler.title));
    await visit.press('u', orca.link(contact.scheduler.open.label));
  });

  test('to get the answer to a sum, at once and read again', async () => {
    const { interval, visibility, hero } = home;
    const { branches, supervisors, visits } = interval;
    const answer = visitInterval([1, supervisors.start, visits.start], interval);
    await go('/inicio', home.seo.title);
    await visit.press('h', orca.heading(1, hero.title));
    await visit.press('h', orca.heading(2, visibility.title));
    await visit.press('Tab', orca.number(branches.label, branches.start), orca.focusMode);
    await visit.press('1', '1', answer);
    await visit.press('Insert+a', orca.browseMode);
    await visit.read(orca.number(supervisors.label, supervisors.start));
    await visit.read(orca.number(visits.label, visits.start));
    await visit.read(answer);
    await visit.read(interval.note);
  });

  test('to know what a drawing shows, once', async () => {
    const { seo } = content.page('soluciones');
    const { copy, say } = readScreens(content.network());
    await go('/soluciones', seo.title);
    await visit.press('g', orca.picture(say(copy.visit.picture)));
    await visit.read(orca.caption(content.network().caption));
  });

  test('to open the drawer and leave it', async () => {
    await go('/inicio', home.seo.title, 500);
    await visit.press('h', orca.heading(1, home.hero.title));
    await visit.press('shift+Tab', orca.button(navigation.menu), orca.opensDialog);
    await visit.press('Return', orca.button(navigation.close));
    for (const { label } of navigation.items.slice(0, 2)) {
      await visit.press('Tab', orca.link(label));
    }
    await visit.press('Escape', orca.closed(navigation.menu), orca.opensDialog);
  });

  test('to read an article by its headings and its table', async () => {
    const article = content.articles().find(({ id }) => id === 'escalar_una_franquicia');
    const text = readFileSync(join(contentFolder, 'blog', `${article?.id}.mdx`), 'utf8');
    const [names = [], , ...rows] = [...text.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
      row.split(' | '),
    );
    await go(`/${article?.id}`, `${article?.titulo} | Lineo`);
    await visit.press('h', orca.heading(1, article?.titulo ?? ''));
    await visit.press(
      't',
      orca.table(rows.length + 1, names.length),
      orca.columnHeader(names[0] ?? ''),
    );
    const [[first = '', ...cells] = []] = rows;
    const withHeaders = cells.map(
      (cell, index) => `${orca.columnHeader(names[index + 1] ?? '')} ${cell}`,
    );
    await visit.press('Down', first, ...withHeaders);
  });

  test('to log in with the password shown and hidden', async () => {
    const { seo, login } = content.page('Login');
    await go('/Login', seo.title);
    await visit.press('h', orca.heading(1, login.title));
    await visit.press('Tab', orca.entry(login.email));
    await visit.press('Tab', orca.password(login.password));
    await visit.press('Tab', orca.button(login.showLabel));
    await visit.press('space', login.shown);
    await visit.press('shift+Tab', orca.entry(login.password));
    await visit.press('Tab', orca.button(login.hideLabel));
    await visit.press('space', login.hidden);
    await visit.press('Tab', orca.unchecked(`${login.accept} ${login.terms}`));
    await visit.press('Tab', orca.link(login.terms));
    await visit.press('Tab', orca.button(login.submit));
  });

  test('to go on when the calendar failed, and to open a question', async () => {
    const [asked] = contact.questions.items;
    await go('/contacto', contact.seo.title);
    await visit.hear(contact.scheduler.failed);
    await visit.press('h', orca.heading(1, contact.head.title));
    await visit.press('b', orca.closed(asked?.question ?? ''));
    await visit.press('Return', orca.opened);
    await visit.read(asked?.answer ?? '');
    await visit.press('u', orca.link(asked?.clause?.label ?? ''));
  });
});
