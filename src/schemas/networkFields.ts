import { z } from 'astro/zod';
import { day } from './day.ts';
import { block, code, list, text } from './fields.ts';
import { template } from './template.ts';

export const branch = text('el nombre de la sucursal', { max: 18 });
export const person = text('el nombre de la persona', { max: 12 });
export const role = text('lo que hace la persona', { max: 28 });
export const task = text('la tarea', { max: 48 });
export const repair = text('lo que se arregló', { max: 60 });
export const hour = code(
  'la hora',
  /^([01]?\d|2[0-3]):[0-5]\d$/,
  'La hora va con dos puntos y entre comillas, por ejemplo «9:30».',
);

export const whole = (title: string, hint: string, max: number) =>
  z.int().min(0).max(max).meta({ title, description: hint });
export const score = whole('Puntaje', 'Un número entero de 0 a 100.', 100);
export const degrees = whole('Temperatura', 'En grados centígrados.', 60);
export const met = whole('Ítems cumplidos', 'Cuántos se cumplen o van hechos.', 200);
export const items = whole('Ítems', 'Cuántos tiene el checklist.', 200);

const repaired = block('Arreglo', 'Cómo queda la sucursal después de la tarea.', {
  day: day('«day», el día del arreglo'),
  reading: degrees,
  score,
});
export const scored = block('Sucursal', 'Su nombre y su puntaje.', { branch, score });
export const home = block('Portada', 'El dibujo: las sucursales de puntaje más bajo y su tarea.', {
  branch,
  before: score,
  score,
  reading: degrees,
  neighbour: branch,
  others: list('Las demás', 'Las que siguen a la más baja.', { min: 1, max: 3 }, scored),
  task,
  person,
  role,
  repaired,
});
export const ranked = block('Fila', 'Una sucursal con su lugar en la tabla.', {
  rank: whole('Lugar', 'Contando desde 1.', 999),
  branch,
  score,
  change: z.int().min(-100).max(100).meta({
    title: 'Diferencia',
    description: 'Puntos de más o de menos que la semana anterior.',
  }),
});
export const scores = list('Puntajes', 'Uno por semana.', { min: 2, max: 12 }, score);
export const branches = (title: string, hint: string) =>
  list(title, hint, { min: 0, max: 12 }, branch);

export const word = (what: string) => template(what, { max: 48 });
const picture = template('lo que muestra la pantalla, para quien no la ve', { max: 320 }).meta({
  title: 'Descripción',
  description: 'Una frase que cuenta la pantalla a quien no la ve.',
});
export const words = <Words extends Record<string, z.ZodString>>(own: Words) =>
  block('Textos', 'Lo que dice la pantalla. Entre llaves, datos de la red.', { picture, ...own });
