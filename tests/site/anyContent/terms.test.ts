import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { normalise } from '#tests/support/builtPages/words.ts';

// Values of .github/spec.md. Today's text must have them too.

const textOf = (selector: string) =>
  normalise(
    elementsOf(pageAt(routes.TerminosYCondiciones.path), selector)
      .map(({ textContent }) => textContent)
      .join('\n'),
  );
const legal = textOf('main p');

test.each([
  ['renew the licence each month by itself', /renueva de forma mensual y automática/],
  ['let the service be disabled when it is not paid', /falta de pago, Lineo puede inhabilitar/],
  [
    'end with the licence after 10 days of interruption',
    /diez \(10\) días de interrupción .* la licencia queda revocada y el Contrato terminado/,
  ],
  ['give 2 business days to notify a claim', /reclamo .* dentro de los dos \(2\) días hábiles/],
  ['fine a breach of confidentiality with USD 50,000', /cláusula penal.* USD 50\.000\b/],
  ['give 60 days to pay that', /penalidad debe pagarse dentro de los sesenta \(60\) días/],
  ['give 24 hours to return documents', /documentos confidenciales .* veinticuatro \(24\) horas/],
  ['keep confidentiality for 5 years', /por cinco \(5\) años/],
  [
    'have users ask for a backup once a month',
    /Usuarios deben solicitar una copia de seguridad de los datos al menos una vez por mes/,
  ],
  [
    'name the courts of Córdoba',
    /tribunales ordinarios de la ciudad de Córdoba, República Argentina/,
  ],
])('the terms %s (§9)', (_what, clause) => {
  expect(legal).toMatch(clause);
});

test('the summary of the terms gives no time and no amount that the clauses don’t', () => {
  const values = textOf('main td').match(/\(\d+\) \S+|USD [\d.]+\d/g) ?? [];

  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => !legal.includes(value))).toEqual([]);
});
