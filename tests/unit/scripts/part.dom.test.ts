import { expect, test } from 'vitest';
import { attribute, part } from '#scripts/part.ts';

test('a part that its page lacks is named in the error', () => {
  document.body.innerHTML = '<form><output data-total>3</output></form>';

  expect(part(document, '[data-total]').textContent).toBe('3');
  expect(() => part(document, '[data-sum]')).toThrow('[data-sum]');
});

test('an attribute that an element lacks is named in the error', () => {
  document.body.innerHTML = '<form data-message=""></form>';
  const form = part(document, 'form');

  expect(attribute(form, 'data-message')).toBe('');
  expect(() => attribute(form, 'data-texts')).toThrow('data-texts');
});
