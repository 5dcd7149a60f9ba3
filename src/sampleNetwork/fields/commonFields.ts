// The fields that screens of the sample network have in common.
import { z } from 'astro/zod';
import { matching, fieldset, list, text } from '#schemas/fields.ts';
import { template } from './template.ts';

export const hour = matching(
  'la hora',
  /^([01]?\d|2[0-3]):[0-5]\d$/,
  'La hora va con dos puntos y entre comillas, por ejemplo «9:30».',
);

export const branch = text('el nombre de la sucursal', {
  max: 18,
  hint: 'Escrito igual en toda la red: para cambiarlo, reemplazalo en todos lados.',
});
/** Some of the branches, or none. */
export const branches = (title: string, hint: string) =>
  list(title, hint, { min: 0, max: 12 }, branch).default([]);

export const person = text('el nombre de la persona', {
  max: 12,
  hint: 'Solo el nombre. La misma persona se llama igual en toda la red.',
});
export const role = text('lo que hace la persona', {
  max: 28,
  hint: 'Su puesto, al lado del nombre: «encargado».',
});
export const task = text('la tarea', {
  max: 48,
  hint: 'Qué hay que hacer, con el verbo adelante: «Cambiar el burlete». Mejor hasta 35.',
});
export const eventText = (what: string) =>
  template(what, { max: 60, hint: 'En pocas palabras. Mejor hasta 35.' });

export const wholeNumber = (title: string, hint: string, max: number) =>
  z.int().min(0).max(max).meta({ title, description: hint });
export const score = wholeNumber('Puntaje', 'Cuántos puntos sacó el local, sin decimales.', 100);
export const degrees = wholeNumber('Temperatura', 'En grados centígrados, sin decimales.', 60);
export const metCount = wholeNumber(
  'Ítems cumplidos',
  'Cuántos se cumplen o van hechos: no más que los que hay.',
  200,
);

export const shortTemplate = (what: string, hint: string) => template(what, { max: 48, hint });
const picture = template('lo que muestra la pantalla, para quien no la ve', {
  max: 320,
  hint: 'Cuenta la pantalla, con sus números, a quien no la ve: lo dice un lector de pantalla. Una o dos frases.',
}).meta({ title: 'Descripción' });
/** The words on a screen. */
export const labels = <Labels extends Record<string, z.ZodString>>(fields: Labels) =>
  fieldset(
    'Textos',
    'Los rótulos de la pantalla, que son como los del producto. Entre llaves van datos de la red, que se completan solos.',
    fields,
  );
/** The words of a screen that screen readers read as a single picture. */
export const pictureLabels = <Labels extends Record<string, z.ZodString>>(fields: Labels) =>
  labels({ picture, ...fields });
