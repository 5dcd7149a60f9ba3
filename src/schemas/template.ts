import { placesIn } from '#lib/template.ts';
import { text } from './fields.ts';
import { nearest } from './messages.ts';

/** The names of the sample network's values that a text may put between braces. */
export const placeholderNames = [
  ...['sucursal', 'sucursales', 'supervisor', 'encargado', 'minimo'],
  ...['puntaje', 'puntajeInicial', 'puntajeFinal', 'promedio', 'promedioInicial'],
  ...['promedioFinal', 'semanas', 'item', 'lectura', 'maximo', 'cumplidos', 'items'],
  ...['tarea', 'vence', 'tareas', 'vencidas', 'aviso', 'leyeron', 'faltan', 'sinLeer', 'arreglo'],
  ...['mes', 'visitas', 'visitasHechas', 'visitasHoy', 'visitasPorVenir', 'sinVisita'],
  ...['paradas', 'itemsHechos', 'itemsDelDia', 'diaVisita', 'diaTareas', 'diaAviso', 'diaPlan'],
] as const;
export type Placeholder = (typeof placeholderNames)[number];

/** A text that may name what the sample network holds, between braces: «{sucursal}». */
export const template = (what: string, { max }: { max: number }) =>
  text(what, { max }).superRefine((words, context) => {
    for (const place of placesIn(words)) {
      if (placeholderNames.some((name) => name === place)) continue;
      const meant = nearest(place, placeholderNames);
      const advice = meant
        ? `¿Quisiste decir «{${meant}}»?`
        : `Están: ${placeholderNames.join(', ')}.`;
      context.addIssue({
        code: 'custom',
        message: `No se conoce «{${place}}». Entre llaves va un dato de la red de ejemplo. ${advice}`,
      });
    }
  });
