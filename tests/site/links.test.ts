import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hubspotForm } from '#sections/LeadForm/hubspotForm.ts';
import { schedulerPage } from '#sections/Scheduler/schedulerPage.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, files, pages, readText, viewedArticles } from '#tests/support/site.ts';
import { contentFolder } from '#tests/support/variants.ts';
import { stringsIn } from '#tests/support/words.ts';

// The build itself checks links within the site.

const site = content.site();

const texts = globSync('**/*.{yaml,mdx}', { cwd: contentFolder }).flatMap((file) => {
  const text = readFileSync(join(contentFolder, file), 'utf8');
  return file.endsWith('.yaml') ? stringsIn(parse(text)) : text;
});

/** The chat of the calculator, with its first numbers. */
const chatOfSums = 'Va la cuenta de una red. Son 35, con 2 a 3 por día. Y 9 horas copiando.';

/** Addresses that code derives from the content; any text may be a WhatsApp message. */
const made = [
  ...[site.video.watch, site.video.embed, site.video.thumbnail, hubspotForm(site.leadForm).script],
  ...[schedulerPage(site.scheduler.url), `tel:${site.phone.number}`],
  ...[chatOfSums, ...texts].map(
    (text) => `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(text)}`,
  ),
  // In a chat that the visitor chooses.
  `https://wa.me/?text=${encodeURIComponent(site.whatsapp.auditsMessage)}`,
];

const isGiven = (address: string) =>
  made.includes(address) ||
  texts.some((text) => text === address || (text.includes('\n') && text.includes(address)));

test.each([...pages, ...viewedArticles])(
  '$path links to other sites only where the content says so',
  (page) => {
    const outside = elementsOf(page, 'body :not(svg)')
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .filter((value) => /^(https?|tel|mailto):/.test(value))
      .filter((address) => !address.startsWith(`${site.url}/`));

    expect(outside.filter((address) => !isGiven(address))).toEqual([]);
  },
);

test('only the chats of the audits page mention audits', () => {
  const audits = encodeURIComponent(site.whatsapp.auditsMessage);
  for (const page of pages)
    for (const { outerHTML } of elementsOf(page, 'a[href^="https://wa.me/"]'))
      expect(outerHTML.includes(audits)).toBe(page.path === '/landing/auditorias');
});

test('the manifest names the home page and icons that exist', () => {
  const { start_url: start, icons } = JSON.parse(readText('manifest.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };

  expect(files).toContain(`${start.slice(1)}.html`);
  expect(icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});
