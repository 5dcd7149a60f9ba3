import { z } from 'astro/zod';
import { LARGEST_NUMBER, NUMBER_PATTERN } from '#lib/calculators/numbers.ts';
import { matching, text } from '#schemas/fields.ts';
import { ctaId } from '#schemas/links.ts';
import type { KitComponent } from '#components/kit/KitComponent.ts';

/** A number of the calculation, written as an attribute. */
const operandAttribute = (name: string) =>
  matching(
    `«${name}», un número de la cuenta`,
    NUMBER_PATTERN,
    `«${name}» va de 1 a ${LARGEST_NUMBER}, sin puntos.`,
  );

/** The calculation of branches divided by visits a day, which readers do with their own numbers. */
export const cuenta = {
  props: z.strictObject({
    locales: operandAttribute('locales'),
    visitas: operandAttribute('visitas'),
    resultado: text('«resultado», lo que quiere decir el número', { max: 120 }),
    texto: text('«texto», lo que dice el botón', { max: 40 }),
    cta: ctaId,
  }),
  holds: 'nothing',
  example: `<Cuenta
  locales="34"
  visitas="2"
  resultado="hábiles para volver al mismo local."
  texto="Llevarla a la demo"
  cta="locales-cuenta"
/>`,
} as const satisfies KitComponent;

export type CuentaProps = z.output<typeof cuenta.props>;
