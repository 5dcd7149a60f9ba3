import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hubspotForm } from '#sections/LeadForm/hubspotForm.ts';
import { schedulerPage } from '#sections/Scheduler/schedulerPage.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  elementsOf,
  files,
  pages,
  readText,
  viewedArticles,
} from '#tests/support/builtPages/site.ts';
import { testedContent } from '#tests/support/sites/variants.ts';
import { stringsIn } from '#tests/support/builtPages/words.ts';

// The build itself checks links within the site.

const site = content.site();

const texts = globSync('**/*.{yaml,mdx}', { cwd: testedContent }).flatMap((file) => {
  const text = readFileSync(join(testedContent, file), 'utf8');
  return file.endsWith('.yaml') ? stringsIn(parse(text)) : text;
});

/** Addresses that code derives from the content. */
const made = [
  ...[site.video.watch, site.video.embed, site.video.thumbnail, hubspotForm(site.leadForm).script],
  ...[schedulerPage(site.scheduler.url), `tel:${site.phone.number}`],
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
      // callsToAction.test.ts asks for each chat's number and message.
      .filter((address) => !/^https:\/\/wa\.me\//.test(address))
      .filter((address) => !address.startsWith(`${site.url}/`));

    expect(outside.filter((address) => !isGiven(address))).toEqual([]);
  },
);

test('the manifest names the home page and icons that exist', () => {
  const { start_url: start, icons } = JSON.parse(readText('manifest.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };

  expect(files).toContain(`${start.slice(1)}.html`);
  expect(icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});
