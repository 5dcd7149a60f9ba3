import { describe, expect, test } from 'vitest';
import { dialled, lacksMobileNine, mayExist, readsAs } from '#lib/phoneNumbers.ts';

describe('a number as it is dialled from any country', () => {
  test.each([
    ['+13055550142', '+13055550142'],
    ['+543514120777', '+543514120777'],
    ['+5493514120777', '+5493514120777'],
    ['5493514120777', '+5493514120777'],
    ['+525512345678', '+525512345678'],
    ['3514120777', '+543514120777'],
    ['(0351) 412-0777', '+543514120777'],
    ['0351 15 412-0777', '+5493514120777'],
    ['+5403514120777', '+543514120777'],
    ['+54 351 15 412-0777', '+5493514120777'],
    ['+54 9 351 15 412-0777', '+5493514120777'],
    ['11 2345-6789', '+541123456789'],
    ['00543514120777', '+543514120777'],
  ])('%s is %s', (typed, number) => {
    expect(dialled(typed)).toBe(number);
  });

  test.each(['', '15', '12345678', '+54351077', '153514120777'])(
    'nobody can tell of «%s»',
    (typed) => {
      expect(dialled(typed)).toBeUndefined();
    },
  );
});

test('a number may exist where its country has numbers as long', () => {
  expect(mayExist('+13055550142')).toBe(true);
  expect(mayExist('+543510777')).toBe(false);
  expect(mayExist('+0351412077')).toBe(false);
});

test('a mobile of Argentina is dialled with a 9', () => {
  expect(lacksMobileNine('+543514120777')).toBe(true);
  expect(lacksMobileNine('+5493514120777')).toBe(false);
  expect(lacksMobileNine('+13055550142')).toBe(false);
});

describe('what a visitor reads is the number that is dialled', () => {
  test.each([
    ['(351) 412-0777', '+543514120777'],
    ['(0351) 412-0777', '+543514120777'],
    ['0351 15 412-0777', '+5493514120777'],
    ['+54 351 412 0777', '+543514120777'],
    ['(305) 555-0142', '+13055550142'],
  ])('%s, %s', (shown, number) => {
    expect(readsAs(shown, number)).toBe(true);
  });

  test.each([
    ['(351) 412-0778', '+543514120777'],
    ['(0351) 412-0778', '+543514120777'],
    ['Llamanos', '+543514120777'],
  ])('or not: %s, %s', (shown, number) => {
    expect(readsAs(shown, number)).toBe(false);
  });
});
