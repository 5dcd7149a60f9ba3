import { placeholdersIn } from '#lib/placeholders.ts';
import { text, type TextOptions } from '#schemas/fields.ts';
import { nearest } from '#schemas/messages.ts';

/** The placeholders for the sample network's values. */
const placeholderNames = [
  ...['sucursal', 'sucursales', 'supervisor', 'encargado', 'puesto', 'minimo', 'sobreMinimo'],
  ...['puntaje', 'puntajeInicial', 'puntajeFinal', 'promedio', 'promedioInicial'],
  ...['puntajeAnterior', 'puntajeArreglo', 'puntajePosterior', 'peso', 'lecturaArreglo'],
  ...['promedioFinal', 'semanas', 'item', 'lectura', 'maximo', 'cumplidos', 'items', 'diaArreglo'],
  ...['tarea', 'vence', 'tareas', 'vencidas', 'aviso', 'leyeron', 'faltan', 'sinLeer', 'arreglo'],
  ...['mes', 'visitas', 'visitasHechas', 'visitasHoy', 'visitasPorVenir', 'sinVisita'],
  ...['aperturas', 'aperturasCompletas', 'vencidaEn', 'vencidaDe', 'vencidaDesde', 'ultimo'],
  ...['circular', 'leyeronCircular', 'faltanCircular', 'sinLeerCircular', 'diaCircular'],
  ...['paradas', 'itemsHechos', 'itemsDelDia', 'diaVisita', 'diaTareas', 'diaAviso', 'diaPlan'],
  ...['sobreMinimoVisita', 'fotoAntes', 'fotoDespues', 'dias', 'desde'],
] as const;
export type Placeholder = (typeof placeholderNames)[number];

/** A text that may contain placeholders for the sample network's values: «{sucursal}». */
export const template = (what: string, options: TextOptions) =>
  text(what, options).superRefine((written, context) => {
    for (const placeholder of placeholdersIn(written)) {
      if (placeholderNames.some((name) => name === placeholder)) continue;
      const meant = nearest(placeholder, placeholderNames);
      const advice = meant
        ? `¿Quisiste decir «{${meant}}»?`
        : `Se pueden usar: ${placeholderNames.join(', ')}.`;
      context.addIssue({
        code: 'custom',
        message: `No se conoce «{${placeholder}}». Entre llaves va un dato de la red de ejemplo. ${advice}`,
      });
    }
  });
