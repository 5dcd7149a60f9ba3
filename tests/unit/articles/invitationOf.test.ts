import { expect, test } from 'vitest';
import { invitationOf } from '#articles/invitationOf.ts';

const everyones = {
  eyebrow: 'Con Lineo',
  title: 'Lo de todos',
  lead: 'Un texto.',
  screen: 'lastVisits',
  action: { cta: 'articulo-demo', label: 'Pedir una demo', href: '/contacto' },
} as const;
const own = { titulo: 'Lo suyo', texto: 'Otro texto.' };
const withOwn = { ...everyones, title: 'Lo suyo', lead: 'Otro texto.' };

test.each([
  ['that of all, where it has none', undefined, everyones],
  ['its own words, with the screen and the button of all', own, withOwn],
  [
    'its own screen and button, which is counted and leads as that of all',
    { ...own, pantalla: 'networkStatus', boton: 'Llevar la cuenta' },
    {
      ...withOwn,
      screen: 'networkStatus',
      action: { ...everyones.action, label: 'Llevar la cuenta' },
    },
  ],
] as const)('an article invites with %s', (_what, cierre, invitation) => {
  expect(invitationOf({ cierre }, everyones)).toEqual(invitation);
});
