import { z } from 'astro/zod';
import { chatMessage, eyebrow, fieldset, text, title, withPlaceholders } from '#schemas/fields.ts';
import { callToAction, channelAction } from '#schemas/links.ts';
import { LARGEST_NUMBER } from '#lib/calculators/numbers.ts';

const label = text('el nombre del campo', {
  max: 64,
  hint: 'A la izquierda de la casilla. Mejor hasta 20: en un celular entra en un renglón.',
});
const field = (title: string, hint: string) =>
  fieldset(title, hint, {
    label,
    start: z.int().min(1).max(LARGEST_NUMBER).meta({
      title: 'Valor inicial',
      description: `Con qué número empieza la casilla. Con él se arma la respuesta que se ve antes de tocar nada: elegí uno de una red como la de quien lee.`,
    }),
  });

/** The sentences of the result. */
const coverageTexts = fieldset(
  'Respuestas',
  'Las frases que se arman con los números de quien visita, al lado de las casillas. Entre llaves va un número que se calcula solo.',
  {
    week: fieldset(
      'Esta semana',
      'La primera respuesta: se ve la frase que corresponde a los números, con el suyo en letra enorme.',
      {
        unseen: withPlaceholders(
          'cuántos locales no ven a nadie',
          {
            max: 120,
            hint: 'La respuesta más común. Su primer número se ve en letra enorme. También puede decir {locales} y {conVisita}, los que sí ve alguien.',
          },
          'sinVisita',
        ),
        oneUnseen: withPlaceholders(
          'cuántos locales no ven a nadie, cuando es uno solo',
          { max: 120, hint: 'La misma frase en singular: «no ve a nadie».' },
          'sinVisita',
        ),
        allSeen: withPlaceholders(
          'lo que se dice cuando alguien pasa por todos',
          {
            max: 120,
            hint: 'En lugar de las anteriores, cuando las visitas alcanzan para todos. Su número también va en letra enorme.',
          },
          'locales',
        ),
      },
    ),
    covered: withPlaceholders(
      'cuántos locales se ven cuando cada uno se controla solo',
      {
        max: 120,
        hint: 'La segunda respuesta, al lado de la primera y arriba de todos los locales encendidos. Su primer número también se ve en letra enorme: que cuente lo mismo que el de la primera. Tiene que leerse bien con 1 y con 400.',
      },
      'locales',
    ),
    interval: fieldset(
      'Cada cuánto',
      'Debajo de la cuenta: cada cuánto pasa alguien por cada local, y qué deja afuera la cuenta. Se ve una de las dos.',
      {
        days: withPlaceholders(
          'cada cuánto pasa alguien por cada local',
          { max: 120, hint: 'Con más de un día.' },
          'dias',
        ),
        daily: text('cada cuánto, cuando da un día o menos', {
          max: 120,
          hint: 'En lugar de la anterior: en este caso no se dice un número.',
        }),
      },
    ),
    hours: fieldset(
      'Planillas',
      'Al pie, al lado de los botones. No se ven si la casilla de las horas queda vacía.',
      {
        monthly: withPlaceholders(
          'cuántas horas por mes se pasan en limpio',
          {
            max: 120,
            hint: 'Con su número destacado.',
          },
          'horasPorMes',
        ),
        cost: withPlaceholders(
          'cuánto cuestan esas horas',
          {
            max: 120,
            hint: 'En lugar de la anterior, si la casilla del costo tiene un número. El primero va destacado, mejor {costoAnual}, que sale con su signo, «$ 3.744.000».',
          },
          'horasPorMes',
          'costoAnual',
        ),
      },
    ),
    calculation: withPlaceholders(
      'la cuenta, a la vista',
      {
        max: 160,
        hint: 'Debajo de los dibujos, para que se pueda seguir. También puede decir {supervisores} y {visitas}.',
      },
      'visitasPorSemana',
    ),
    groups: withPlaceholders(
      'cuántos locales vale cada dibujo en una red grande',
      {
        max: 80,
        hint: 'Debajo de los dibujos, antes de la cuenta. Se ve solo si hay más locales que dibujos.',
      },
      'localesPorDibujo',
    ),
    incomplete: text('lo que se lee mientras falta un número', {
      max: 120,
      hint: `En lugar de la respuesta. Conviene decir qué números sirven, de 1 a ${LARGEST_NUMBER}.`,
    }),
    summary: fieldset(
      'Resumen',
      'Va en el mensaje de WhatsApp y arriba de la agenda, en /contacto, cuando alguien trae su cuenta.',
      {
        numbers: withPlaceholders(
          'los números en una frase',
          { max: 120, hint: 'Los de las tres primeras casillas.' },
          'locales',
          'supervisores',
          'visitas',
        ),
        hours: withPlaceholders(
          'la frase de las horas',
          { max: 80, hint: 'Sigue a la anterior, si la casilla de las horas tiene un número.' },
          'horas',
        ),
        cost: withPlaceholders(
          'la frase del costo',
          {
            max: 80,
            hint: 'Sigue a la anterior, si la casilla del costo tiene un número. {costoAnual} sale con su signo.',
          },
          'costoAnual',
        ),
      },
    ),
  },
);

/** Words of the calculator that says, from the visitor's own numbers, how many branches nobody sees in a week. */
export const coverageCalculatorCopy = fieldset(
  'La cuenta de los locales que no ve nadie',
  'En la portada: quien la visita pone sus números, ve cuántos locales quedan sin visita y puede llevar la cuenta a la demo.',
  {
    eyebrow,
    title,
    lead: text('la cuenta, en una frase', {
      max: 240,
      hint: 'Debajo del título: qué se compara con qué. Mejor hasta 120.',
    }),
    branches: field(
      'Locales',
      'La primera casilla: cuántos locales tiene la red de quien visita la página.',
    ),
    supervisors: field('Supervisores', 'La segunda casilla: cuántas personas recorren locales.'),
    visits: field(
      'Visitas por día',
      'La tercera casilla: cuántos locales visita cada una en un día.',
    ),
    hours: field(
      'Horas en limpio',
      'La cuarta casilla, que se puede dejar vacía: horas por semana que se van en pasar planillas en limpio.',
    ),
    cost: fieldset(
      'Costo de una hora',
      'La última casilla: cuánto le cuesta una hora a quien visita la página. Con ella, las horas se ven también en pesos.',
      {
        label,
        start: z.int().min(1).max(999_999).optional().meta({
          title: 'Valor inicial',
          description: 'Con qué número empieza la casilla, sin puntos. Sin él empieza vacía.',
        }),
      },
    ),
    texts: coverageTexts,
    example: text('la cuenta de ejemplo que se lee sin JavaScript', {
      max: 200,
      hint: 'Casi nadie la ve: dice de qué números es la respuesta que ya está escrita. Tiene que coincidir con los valores iniciales.',
    }),
    action: callToAction.meta({
      title: 'Botón a la demo',
      description: 'Debajo de la respuesta: lleva los números a la página de la agenda.',
    }),
    whatsapp: channelAction.meta({
      description: 'Al lado del otro: abre el chat con la cuenta ya escrita.',
    }),
    message: chatMessage(
      'el comienzo del mensaje de WhatsApp',
      'Siguen los números, en la frase de arriba. Va con las palabras de quien lo manda: «Hola, quiero…».',
    ),
  },
);
export type CoverageCalculatorCopy = z.output<typeof coverageCalculatorCopy>;
