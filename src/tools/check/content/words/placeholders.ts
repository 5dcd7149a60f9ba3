import { shown, slipsAt, type WordRule } from './slip.ts';

const isMeantElse = 'si va así, decilo con una nota «A PROPÓSITO».';

/** What nobody publishes on purpose. */
const CERTAIN = [
  /\blorem ipsum\b|\bdolor sit amet\b/gi,
  /\b(?:FIXME|TBD)\b/g,
  /(?<=^|\n)\s*TODO(?=:|\s*$|\s*\()/g,
  /\{\{[^{}\n]*\}\}/g,
];

/** What now and then is meant. */
const LIKELY = [
  /\bTODO:/g,
  /\bX{3,}\b/g,
  /\[(?:completar|insertar|agregar|poner|escribir|nombre|apellido|fecha|título|titulo|texto|link|enlace|url|imagen|foto|pendiente|a definir|a confirmar|falta)\b[^\]\n]*\](?!\()/gi,
  /\b(?:texto|párrafo|título|contenido) de (?:ejemplo|prueba|relleno)\b|\b(?:tu|su) (?:texto|título) (?:acá|aquí)\b|\b(?:escribí|escribe|poné) (?:acá|aquí) (?:tu|el|un)\b/gi,
  /\basdf\w*|\bqwerty\b|\bbla(?:[ -]?bla)+\b|\bplaceholder\b/gi,
];

/** A picture's description that is the name of its file, as cameras, phones and screens give it. */
const FILE_NAME =
  /^(?:\S.*\.(?:png|jpe?g|webp|avif|gif|svg|heic)|(?:img|dsc|dscn|dscf|dcim|pxl|mvimg|image|imagen|foto|photo|screenshot|captura(?: de pantalla)?|whatsapp image|whatsapp|untitled|sin t[ií]tulo)[-_ ]?\(?\d[\w\s.:()-]*(?: a las? [\d.:]+)?)$/i;

/** A description that says nothing but that a picture is one. */
const EMPTY_NAME =
  /^(?:una? )?(?:imagen|foto|fotografía|image|photo|picture|captura|gráfico|dibujo|img|portada|sin título)\.?$/i;

/** Words that wait for others: notes of their author's, samples, and names of files. */
export const placeholders: WordRule = (words, { kind, isDraft }) => {
  if (isDraft) return [];
  const certain = CERTAIN.flatMap((pattern) =>
    slipsAt(words, pattern, ([found]) => ({
      message: `«${shown(found)}» quedó de cuando este texto se estaba escribiendo: reemplazalo, o borralo.`,
    })),
  );
  const likely = LIKELY.flatMap((pattern) =>
    slipsAt(words, pattern, ([found]) => ({
      isHint: true,
      message: `«${shown(found)}» parece esperar otro texto: reemplazalo; ${isMeantElse}`,
    })),
  );
  if (kind !== 'alt') return [...certain, ...likely];
  const alt = words.trim();
  const whole = { index: 0, found: words };
  if (FILE_NAME.test(alt)) {
    const message = `«${shown(alt)}» es el nombre de un archivo y no lo que se ve: contá qué muestra la imagen, para quien no puede verla.`;
    return [{ ...whole, message }];
  }
  if (EMPTY_NAME.test(alt)) {
    const message = `«${shown(alt)}» no dice qué se ve: contalo, para quien no puede verlo; ${isMeantElse}`;
    return [{ ...whole, message, isHint: true }];
  }
  return [...certain, ...likely];
};
