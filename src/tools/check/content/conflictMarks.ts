import type { Complaint } from './textFile.ts';

/** How Git writes the two versions of a part that two people changed. */
const MARK = /^(?:<{7}|>{7}|\|{7})(?: .*)?\r?$|^={7}\r?$/;

/** The marks that Git leaves in a text where two people changed the same part; nothing where none are. */
export function conflictMarks(text: string): Complaint | undefined {
  if (!/^(?:<{7}|>{7})/m.test(text)) return undefined;
  const marks = text.split('\n').flatMap((line, index) => (MARK.test(line) ? [index + 1] : []));
  const [line = 1] = marks;
  const list = new Intl.ListFormat('es').format(marks.map(String));
  return {
    line,
    column: 1,
    message: `Dos personas cambiaron esta parte y Git dejó acá las dos versiones: quedate con una y borrá ${
      marks.length === 1 ? 'la línea de la marca' : `las líneas de las marcas (${list})`
    }.`,
  };
}
