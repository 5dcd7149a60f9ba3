import { expect, test } from 'vitest';
import { pageNames } from '#sections/pages.copy.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt, wholePages } from '#tests/support/site.ts';
import { nameOf } from '#tests/support/words.ts';

const site = content.site();
const { whatsapp, phone } = site;

/** What the content gives at any depth with a text, an address and an id. */
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
  const wrong = actions.filter(({ cta, label, href }) => {
    const own = links.filter((link) => link.getAttribute('data-cta-id') === cta);
    // The calculator's numbers go along, and what the form would have asked.
    const addresses = own.map((link) => link.getAttribute('href')?.replace(/\?locales=.*/, ''));
    return (
      own.length === 0 ||
      addresses.some((address) => address !== href) ||
      own.some((link) => !nameOf(link).includes(label))
    );
  });

  expect(actions.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

/** Chats whose first words the content gives beside their text, and that of the calculator. */
const messagesIn = (data: unknown): [id: string, message: string][] => {
  if (typeof data !== 'object' || data === null) return [];
  const { cta, message } = data as Record<string, unknown>;
  const own: [string, string][] =
    typeof cta === 'string' && typeof message === 'string' ? [[cta, message]] : [];
  return [...own, ...Object.values(data).flatMap(messagesIn)];
};

test('each chat goes to the brand’s number with its own first message', () => {
  const { calculator } = content.page('inicio');
  const own = new Map(pageNames.flatMap((name) => messagesIn(content.page(name))));
  own.set(calculator.whatsapp.cta, calculator.message);
  const { audit, form } = content.page('landing/auditorias');
  const { supervisor } = audit;
  const chats = wholePages.flatMap((page) =>
    elementsOf(page, 'a[href^="https://wa.me/"]').map((link) => {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      const id = link.getAttribute('data-cta-id') ?? '';
      const { auditsMessage, message } = whatsapp;
      return {
        id,
        chat: [page.path, id, pathname, searchParams.get('text')],
        // The supervisor's is chosen by the visitor.
        number: id === supervisor.cta ? '' : whatsapp.number,
        message: own.get(id) ?? (page.path === '/landing/auditorias' ? auditsMessage : message),
        page: page.path,
      };
    }),
  );

  for (const { chat, page, id, number, message } of chats) {
    // The calculator's numbers go along.
    const begins = expect.stringMatching(new RegExp(`^${RegExp.escape(message)}`)) as unknown;
    const isLonger = [calculator.whatsapp.cta, form.whatsappCta].includes(id);
    const words = isLonger ? begins : message;
    expect(chat).toEqual([page, id, `/${number}`, words]);
  }
  const ids = new Set(chats.map(({ id }) => id));
  expect([...own.keys(), whatsapp.cta, whatsapp.pictureCta].filter((id) => !ids.has(id))).toEqual(
    [],
  );
});

test('the telephone is dialled as it is written, in the footer and on the contact page', () => {
  for (const page of [routes.inicio, routes.contacto].map(({ path }) => pageAt(path))) {
    const calls = elementsOf(page, 'a[href^="tel:"]').map(nameOf);

    expect(new Set(calls)).toEqual(new Set([phone.display]));
    expect(elementsOf(page, `#pie a[href="tel:${phone.number}"]`)).toHaveLength(1);
  }
});
