const names: Record<number, string> = {
  0x00: 'nulo',
  0x08: 'retroceso',
  0x0b: 'tabulador vertical',
  0x0c: 'salto de página',
  0x1b: 'escape',
  0x7f: 'borrar',
  0xad: 'guion que solo se ve a fin de renglón',
  0x200b: 'espacio sin ancho',
  0x200c: 'separador sin ancho',
  0x200d: 'unión sin ancho',
  0x200e: 'marca de lectura hacia la derecha',
  0x200f: 'marca de lectura hacia la izquierda',
  0x2028: 'separador de líneas',
  0x2029: 'separador de párrafos',
  0x202a: 'que cambia el sentido de la lectura',
  0x202b: 'que da vuelta el sentido de la lectura',
  0x202c: 'que repone el sentido de la lectura',
  0x202d: 'que fija el sentido de la lectura',
  0x202e: 'que da vuelta el sentido de la lectura',
  0x2060: 'unión de palabras',
  0xfe0f: 'que pide un emoji en colores',
  0xfeff: 'marca de comienzo de archivo',
  0xfffd: 'que reemplaza a una letra perdida («�»)',
};

/** Spaces other than the one that everybody types. */
const SPACE = /^\p{Zs}$/u;
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Mn}\u115F\u1160\u3164\uFFA0\uFFFD]$/u;

/** What to do about a character that nobody sees, with its code and its name; nothing for one that is seen. */
export function unseenMessage(character: string): string | undefined {
  if (!UNSEEN.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  const sign = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (SPACE.test(character)) {
    return `Hay un espacio que no es el común acá (${sign}): borralo y apretá la barra de espacio.`;
  }
  const name = names[code] ?? (/\p{Cc}/u.test(character) ? 'de control' : 'de otro programa');
  return `Hay un carácter invisible acá (${sign}, ${name}): borralo y volvé a escribir esa parte a mano.`;
}
