import type { Locator } from 'playwright/test';
import { checklistRoute } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('landing/auditorias');
const site = content.site();

const expectAuditsChat = async (link: Locator) => {
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe(`https://wa.me/${site.whatsapp.number}`);
  expect(href.searchParams.get('text')).toBe(site.whatsapp.auditsMessage);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
};

test.describe('/landing/auditorias', () => {
  test.beforeEach(({ page }) => page.goto('/landing/auditorias').then(() => undefined));

  test('opens with its promise and a demo without cost', async ({ page }) => {
    const head = page.getByRole('region', { name: copy.head.title });

    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.head.title);
    await head.getByRole('link', { name: 'Agendar demo sin costo' }).click();

    await expect(page).toHaveURL('/contacto');
  });

  test('shows its picture in the first screen of a phone and of a computer', async ({ page }) => {
    const picture = page.getByRole('main').getByRole('img').first();
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(picture).toBeInViewport({ ratio: 0.5 });
    }
  });

  test('leads to the checklists to print', async ({ page }) => {
    const offer = page.getByRole('region', { name: copy.checklists.title });
    for (const id of content.checklists()) {
      await expect(offer.locator(`a[href="${checklistRoute(id).path}"]`)).toBeVisible();
    }
    await offer.getByRole('link', { name: copy.checklists.action.label }).click();
    await expect(page).toHaveURL(copy.checklists.action.href);
  });

  test('«Consultar por WhatsApp» opens a chat about automatic audits', async ({ page }) => {
    const head = page.getByRole('region', { name: copy.head.title });

    expect(site.whatsapp.auditsMessage).toContain('auditorías automáticas');
    expect(site.whatsapp.auditsMessage).not.toBe(site.whatsapp.message);
    await expectAuditsChat(head.getByRole('link', { name: 'Consultar por WhatsApp' }));
  });

  test('explains what an audit is and what can be audited', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.meaning.title });

    await expect(section.getByText(copy.meaning.eyebrow, { exact: true })).toBeVisible();
    for (const paragraph of copy.meaning.paragraphs) {
      await expect(section.getByText(paragraph).first()).toBeVisible();
    }
    await expect(section.getByRole('term')).toHaveText(
      copy.meaning.types.map(({ title }) => title),
    );
    await expect(section.getByRole('definition')).toHaveText(
      copy.meaning.types.map(({ text }) => text),
    );
  });

  test('tells what happens after the visit, step by step', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.cycle.title });

    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      copy.cycle.steps.map(({ title }) => title),
    );
  });

  test('has the place of the lead form, with its form id and portal id', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.form.title });
    const frame = section.locator('[data-form-id]');

    await expect(frame).toHaveAttribute('data-form-id', site.leadForm.formId);
    await expect(frame).toHaveAttribute('data-portal-id', site.leadForm.portalId);
    await expect(section.getByText(copy.form.privacy)).toBeVisible();
  });

  test('offers the demo and the chat in the form’s place too', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.form.title });

    await expect(section.getByRole('link', { name: 'Agendar demo sin costo' })).toHaveAttribute(
      'href',
      '/contacto',
    );
    await expectAuditsChat(section.getByRole('link', { name: 'Consultar por WhatsApp' }));
  });

  test('draws its picture up to the edge of the screen at every width', async ({ page }) => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole('img', { name: copy.head.picture?.alt ?? '' }).boundingBox();
      const end = Math.ceil((box?.x ?? 0) + (box?.width ?? 0));
      expect(end, `at ${width} px`).toBeGreaterThanOrEqual(width);
    }
  });

  test('answers each question once it is opened', async ({ page }) => {
    const section = page.getByRole('region', { name: copy.questions.title });

    const places = section.locator('details');
    await expect(places).toHaveCount(copy.questions.items.length);
    for (const [index, { question, answer }] of copy.questions.items.entries()) {
      const place = places.nth(index);
      await expect(place.getByText(answer)).toBeHidden();
      await place.getByText(question).click();
      await expect(place.getByText(answer)).toBeVisible();
    }
  });
});
