import { expect, test } from 'vitest';
import { readAddresses } from '~/content-check/addresses.ts';

const { linkTrouble } = readAddresses({ pageFiles: [], publicFiles: [], articles: [] });

test('an address that begins with «www.» is of another site', () => {
  expect(linkTrouble('www.lineo.com/app')).toBe(
    'El enlace «www.lineo.com/app» no dice de qué sitio es: escribí «https://www.lineo.com/app».',
  );
});

test('any other address without a bar may be of this site or of another', () => {
  expect(linkTrouble('contacto')).toContain('escribí «/contacto» si es una página de este');
});
