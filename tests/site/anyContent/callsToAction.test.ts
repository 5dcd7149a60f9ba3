import { expect, test } from 'vitest';
import { pageNames } from '#sections/pages.copy.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt, wholePages } from '#tests/support/builtPages/site.ts';
import { nameOf } from '#tests/support/builtPages/words.ts';

const site = content.site();
const { whatsapp, phone } = site;

/** Everything in the content, at any depth, that has a text, an address and an id. */
const actionsIn = (data: unknown): { cta: string; label: string; href: string }[] => {
  if (typeof data !== 'object' || data === null) return [];
  const { cta, label, question, href } = data as Record<string, unknown>;
  const text = label ?? question;
  const isAction = [cta, text, href].every((value) => typeof value === 'string');
  const own = isAction ? [{ cta, label: text, href } as ReturnType<typeof actionsIn>[number]] : [];
  return [...own, ...Object.values(data).flatMap(actionsIn)];
};

test('every call to action says its own text and leads to its own address', () => {
  const actions = [site, ...pageNames.map((name) => content.page(name))].flatMap(actionsIn);
  const links = wholePages.flatMap((page) => elementsOf(page, 'a[data-cta-id]'));
  // The button after an article may have the article's own text.
  const { cta: articleEnd } = content.page('articulo').inPractice.action;
  const wrong = actions.filter(({ cta, label, href }) => {
    const own = links.filter((link) => link.getAttribute('data-cta-id') === cta);
    // The calculator's numbers are added, and the answers that the form would have asked for.
    const addresses = own.map((link) => link.getAttribute('href')?.replace(/\?locales=[^#]*/, ''));
    return (
      own.length === 0 ||
      addresses.some((address) => address !== href) ||
      // A label may have a placeholder.
      (cta !== articleEnd &&
        own.some((link) =>
          label.split(/\{\w+\}/).some((part) => !nameOf(link).includes(part.trim())),
        ))
    );
  });

  expect(actions.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('/contacto ends with a button up to the calendar, and then a link to another page', () => {
  const { action, more } = content.page('contacto').banner;
  const contact = pageAt(routes.contacto.path);
  const links = elementsOf(contact, '#seguir a').map((link) => [
    nameOf(link),
    link.getAttribute('href'),
  ]);

  expect(links).toEqual([action, more].map(({ label, href }) => [label, href]));
  expect(elementsOf(contact, `section:has(> * > ${action.href})`)).toHaveLength(1);
});

/** Chats whose first words are in the content beside their label, and the chat of the calculator. */
const messagesIn = (data: unknown): [id: string, message: string][] => {
  if (typeof data !== 'object' || data === null) return [];
  const { cta, message } = data as Record<string, unknown>;
  const own: [string, string][] =
    typeof cta === 'string' && typeof message === 'string' ? [[cta, message]] : [];
  return [...own, ...Object.values(data).flatMap(messagesIn)];
};
const { coverageCalculator: calculator } = content.page('inicio');
const { tryAudit: audit, leadForm: form } = content.page('landing/auditorias');
const { withoutCalendar } = content.page('contacto').scheduler;
const ownMessages = new Map([
  ...pageNames.flatMap((name) => messagesIn(content.page(name))),
  [calculator.whatsapp.cta, calculator.message],
  ...withoutCalendar.times.map(
    ({ cta, phrase }) => [cta, withoutCalendar.message.replace('{momento}', phrase)] as const,
  ),
]);

/** Every link to a chat: its place, its id, its number and its first message. */
const chats = wholePages.flatMap((page) =>
  elementsOf(page, 'a[href^="https://wa.me/"]').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    const id = link.getAttribute('data-cta-id') ?? '';
    return {
      path: page.path,
      id,
      number: pathname.slice(1),
      message: searchParams.get('text') ?? '',
    };
  }),
);

test('each chat goes to the brand’s number, except the one whose number the visitor chooses', () => {
  for (const { path, id, number } of chats)
    expect(number, `${id} on ${path}`).toBe(id === audit.supervisor.cta ? '' : whatsapp.number);
});

test('each chat begins with its own message, or with that of its page', () => {
  // The calculator's numbers go along.
  const longer = [calculator.whatsapp.cta, form.whatsapp.cta];
  for (const { path, id, message } of chats) {
    const { auditsMessage, message: usual } = whatsapp;
    const pageMessage = path === routes['landing/auditorias'].path ? auditsMessage : usual;
    const expected = ownMessages.get(id) ?? pageMessage;
    const begun = longer.includes(id) ? message.slice(0, expected.length) : message;

    expect(begun, `${id} on ${path}`).toBe(expected);
  }
});

test('each chat of the content is on some page', () => {
  const ids = chats.map(({ id }) => id);

  expect(ids).toEqual(
    expect.arrayContaining([...ownMessages.keys(), whatsapp.cta, whatsapp.pictureCta]),
  );
});

test('the telephone is dialled as it is written, in the footer and on the contact page', () => {
  for (const page of [routes.inicio, routes.contacto].map(({ path }) => pageAt(path))) {
    const calls = elementsOf(page, 'a[href^="tel:"]').map(nameOf);

    expect(new Set(calls)).toEqual(new Set([phone.display]));
    expect(elementsOf(page, `#pie a[href="tel:${phone.number}"]`)).toHaveLength(1);
  }
});
