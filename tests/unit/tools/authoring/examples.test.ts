import { describe, expect, test } from 'vitest';
import { looksMadeUp } from '#tools/authoring/examples.ts';

describe('a value is made up', () => {
  test.each([
    'https://www.lineo.example',
    'https://app.lineo.example/ingreso',
    'com.example.lineo',
    'https://www.instagram.com/lineo.ejemplo/',
    'https://meetings.hubspot.com/lineo-ejemplo/demo?embed=true',
    '00000000-0000-4000-8000-000000000000',
    'https://apps.apple.com/ar/app/lineo/id0000000000',
    'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa',
    '+13055550142',
    '13055550199',
    '(305) 555-0100',
  ])('when it is %s', (value) => {
    expect(looksMadeUp(value)).toBe(true);
  });
});

describe('a value may be the real one', () => {
  test.each([
    'https://www.lineo.com.ar',
    'Un ejemplo de cada cosa',
    'La heladera de ejemplo, paso a paso.',
    'https://meetings-eu1.hubspot.com/lineo/ejemplos?embed=true',
    'a1b2c3d4-0000-4000-8000-00000a000001',
    '+5493515550142',
    '(0351) 555-4142',
    'dQw4w9WgXcQ',
    '+3000',
  ])('when it is %s', (value) => {
    expect(looksMadeUp(value)).toBe(false);
  });
});
