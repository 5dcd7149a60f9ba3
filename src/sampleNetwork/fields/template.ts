import { placeholdersIn } from '#lib/placeholders.ts';
import { text, type TextOptions } from '#schemas/fields.ts';
import { nearestWord } from '#lib/nearestWord.ts';

/**
 * The placeholders for the sample network's values. They are listed, because a shape knows no data:
 * `screenData/screenData.ts` has a value for each, or does not compile.
 */
const placeholderNames = [
  'abiertas',
  'aperturas',
  'aperturasCompletas',
  'arreglo',
  'circular',
  'comparadas',
  'conVisita',
  'cumplenItem',
  'cumplidos',
  'desde',
  'diaArreglo',
  'diaPlan',
  'diaVerificacion',
  'diaVisita',
  'dias',
  'diasArreglo',
  'encargado',
  'faltan',
  'faltanCircular',
  'faltanVisita',
  'fotoAntes',
  'fotoDespues',
  'horaArreglo',
  'horaAviso',
  'horaRecorrido',
  'horaVisita',
  'horasArreglo',
  'item',
  'items',
  'itemsApertura',
  'itemsDelDia',
  'itemsHechos',
  'lectura',
  'lecturaArreglo',
  'leyeron',
  'leyeronCircular',
  'marca',
  'maximo',
  'mes',
  'minimo',
  'minutosApertura',
  'paradas',
  'peso',
  'pesoItem',
  'promedio',
  'promedioFinal',
  'promedioInicial',
  'puesto',
  'puntaje',
  'puntajeAnterior',
  'puntajeArreglo',
  'puntajeFinal',
  'puntajePosterior',
  'semanas',
  'sinLeerCircular',
  'sinVisita',
  'sobreMinimo',
  'sobreMinimoVisita',
  'sucursal',
  'sucursales',
  'supervisor',
  'tarea',
  'tareas',
  'vence',
  'vencidaDe',
  'vencidaDesde',
  'vencidaEn',
  'vencidas',
  'visitas',
  'visitasHechas',
  'visitasHoy',
  'visitasPorVenir',
] as const;
export type Placeholder = (typeof placeholderNames)[number];

/** A text that may contain placeholders for the sample network's values: «{sucursal}». */
export const template = (what: string, options: TextOptions) =>
  text(what, options).superRefine((value, context) => {
    for (const placeholder of placeholdersIn(value)) {
      if (placeholderNames.some((name) => name === placeholder)) continue;
      const meant = nearestWord(placeholder, placeholderNames);
      const advice = meant
        ? `¿Quisiste decir «{${meant}}»?`
        : `Se pueden usar: ${placeholderNames.join(', ')}.`;
      context.addIssue({
        code: 'custom',
        message: `No se conoce «{${placeholder}}». Entre llaves va un dato de la red de ejemplo. ${advice}`,
      });
    }
  });
