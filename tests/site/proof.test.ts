import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';

const { proof } = content.site();
const told = [...proof.cases, ...proof.testimonials];
const home = pageAt('/inicio');

test('cases and testimonials are shown with their source, and nothing of them while there is none', () => {
  const [section, ...others] = elementsOf(home, '#casos');

  expect(others).toEqual([]);
  if (told.length === 0) {
    expect(section).toBeUndefined();
    expect(home.html).not.toContain(proof.title);
    return;
  }
  expect(section?.querySelector('h2')?.textContent.trim()).toBe(proof.title);
  expect(section?.querySelectorAll('article, figure')).toHaveLength(told.length);
  for (const { text, source } of told) {
    expect(section?.textContent).toContain(text);
    expect(section?.textContent).toContain(source.label);
    if (source.href) expect(section?.querySelector(`a[href="${source.href}"]`)).not.toBeNull();
  }
});
