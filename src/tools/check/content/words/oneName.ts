import { shown, slipsAt, type WordRule } from './slip.ts';

/**
 * One name per thing: what a visitor has met under one word is not called by another. To the left
 * the word that the site uses, to the right the others. A word that has a meaning of its own, too
 * («nota» of credit, «entrada» of a shop), stands here with what tells them apart.
 */
const NAMES: readonly (readonly [write: string, others: RegExp])[] = [
  [
    'artículo',
    /\b(?:(?:est[ae]s?|otras?) (?:notas?|entradas?)|(?:notas?|entradas?) (?:anterior(?:es)?|siguientes?|del blog|de nuestro blog)|(?:quien|al) lee(?:r)? (?:la|una) nota|blog ?posts?|posteos?|posts?)\b/gi,
  ],
  ['local', /\b(?:puntos? de venta|bocas? de expendio)\b/gi],
  ['checklist', /\b(?:check[ -]lists?|listas? de (?:verificación|chequeo|comprobación))\b/gi],
  ['tablero', /\b(?:dashboards?|pane(?:l|les) de control)\b/gi],
  ['puntaje', /\bscorings?\b/gi],
  ['hallazgo', /\bno conformidad(?:es)?\b/gi],
  ['desvío', /\bdesviaci(?:ón|ones)\b(?! (?:estándar|típica))/gi],
  ['franquiciado', /\bfranquiciatari[oa]s?\b/gi],
  ['franquiciante', /\bfranquiciador(?:a|es|as)?\b/gi],
  ['celular', /\b(?:smartphones?|teléfonos? móvil(?:es)?)\b/gi],
  ['app', /\baplicativos?\b/gi],
  ['contraseña', /\bpasswords?\b/gi],
];

/** Things called by another name than the site's own. */
export const oneName: WordRule = (words) =>
  NAMES.flatMap(([write, others]) =>
    slipsAt(words, others, ([found]) => ({
      isHint: true,
      message: `«${shown(found)}»: en el sitio se dice «${write}». Si acá es otra cosa, decilo con una nota «A PROPÓSITO».`,
    })),
  );
