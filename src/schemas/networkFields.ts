import { z } from 'astro/zod';
import { code, fieldset, text } from './fields.ts';
import { template } from './template.ts';

/** The fields that screens of the sample network have in common. */

export const hour = code(
  'la hora',
  /^([01]?\d|2[0-3]):[0-5]\d$/,
  'La hora va con dos puntos y entre comillas, por ejemplo «9:30».',
);

export const branch = text('el nombre de la sucursal', { max: 18 });

export const person = text('el nombre de la persona', { max: 12 });
export const role = text('lo que hace la persona', { max: 28 });
export const task = text('la tarea', { max: 48 });
export const happened = (what: string) => template(what, { max: 60 });

export const whole = (title: string, hint: string, max: number) =>
  z.int().min(0).max(max).meta({ title, description: hint });
export const score = whole('Puntaje', 'Un número entero de 0 a 100.', 100);
export const degrees = whole('Temperatura', 'En grados centígrados.', 60);
export const met = whole('Ítems cumplidos', 'Cuántos se cumplen o van hechos.', 200);
export const items = whole('Ítems', 'Cuántos tiene el checklist.', 200);

export const word = (what: string) => template(what, { max: 48 });
const picture = template('lo que muestra la pantalla, para quien no la ve', { max: 320 }).meta({
  title: 'Descripción',
  description: 'Una frase que cuenta la pantalla a quien no la ve.',
});
export const labels = <Labels extends Record<string, z.ZodString>>(own: Labels) =>
  fieldset('Textos', 'Lo que dice la pantalla. Entre llaves, datos de la red.', {
    picture,
    ...own,
  });
