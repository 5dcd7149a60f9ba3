const upTo29 =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** A number below 100 as Spanish spells it; `undefined` for others, which texts write in figures. */
export function numberInWords(number: number): string | undefined {
  const ten = tens[Math.floor(number / 10) - 3];
  if (!ten || number < upTo29.length) return upTo29[number];
  return number % 10 === 0 ? ten : `${ten} y ${upTo29[number % 10]}`;
}
