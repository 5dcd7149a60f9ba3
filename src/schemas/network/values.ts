import { z } from 'astro/zod';
import { code } from '#schemas/fields.ts';

/** A short name by which other parts of the file mean a branch, a person or a task. */
export const key = (what: string) =>
  code(
    what,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Un nombre corto, en minúsculas y con guiones, que no se ve en el sitio: «nueva-cordoba».',
  );

/** The key of a branch, where another part of the file means it. */
export const branchKey = key('la sucursal, por su «key»');

/** The key of a person, where another part of the file means them. */
export const personKey = key('la persona, por su «key»');

/** An hour of the day, such as 9:30. */
export const hour = code(
  'la hora',
  /^([01]?\d|2[0-3]):[0-5]\d$/,
  'La hora va con dos puntos y entre comillas, por ejemplo «9:30».',
);

/** A whole number from 0 to `max`. */
export const whole = (title: string, description: string, max: number) =>
  z.int().min(0).max(max).meta({ title, description });

/** A score from 0 to 100. */
export const score = whole('Puntaje', 'Un número entero de 0 a 100.', 100);

/** A temperature in degrees Celsius. */
export const degrees = whole('Temperatura', 'En grados centígrados.', 60);

/** A total that the rest of the file adds up to, written again. */
export const count = (title: string) =>
  whole(title, 'Se calcula con el resto del archivo; acá se repite para no equivocarse.', 9999);
