import { articleSource } from '#tests/support/authoring/articleSource.ts';
import { testRefused } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in how the fields of an article are written as YAML, each in an article of its own.

testRefused('an article is refused for', [
  // Quotes.
  {
    slip: 'a quote that is not closed',
    written: articleSource({ extra: "otra: 'hola" }),
    at: "'hola",
    message: 'fijate en esta línea',
  },
  {
    slip: 'an apostrophe between single quotes',
    written: articleSource({ titulo: "titulo: 'Los McDonald's'" }),
    at: "s'",
    message: 'un apóstrofo de adentro va doble',
  },
  {
    slip: 'double quotes around the first word only',
    written: articleSource({ titulo: 'titulo: "Uno" y dos' }),
    at: 'y dos',
    message: 'las comillas van rectas',
  },
  {
    slip: 'a straight quote closed by a curly one',
    written: articleSource({ titulo: 'titulo: "Una nota”' }),
    at: '"Una nota”',
    message: 'las comillas van rectas',
  },
  // Signs.
  {
    slip: 'braces at the beginning',
    written: articleSource({ titulo: 'titulo: {a} min' }),
    at: 'min',
    message: '\ntitulo: {a} min\n            ^',
  },
  {
    slip: 'an at sign at the beginning',
    written: articleSource({ titulo: "titulo: @lineo's" }),
    at: '@lineo',
    message: "Escribí «titulo: '@lineo''s'».",
  },
  {
    slip: 'an ampersand at the beginning',
    written: articleSource({ titulo: 'titulo: &Co y yo' }),
    at: '&Co',
    message: '\ntitulo: &Co y yo\n        ^',
  },
  {
    slip: 'an exclamation mark at the beginning',
    written: articleSource({ titulo: 'titulo: !Atención che' }),
    at: '!Aten',
    message: 'tampoco: ponelo entre comillas',
  },
  {
    slip: 'a bracket that is not closed',
    written: articleSource({ extra: 'otra: [1' }),
    message: 'no se entiende',
  },
  {
    slip: 'a colon in a title, and a note to oneself',
    written: articleSource({ titulo: 'titulo: El local: uno # POR CONFIRMAR' }),
    at: 'El local: uno',
    message: "Escribí «titulo: 'El local: uno' # POR CONFIRMAR».",
  },
  {
    slip: 'a number sign after a space',
    written: articleSource({ titulo: 'titulo: El local # 1' }),
    at: '# 1',
    message: 'tampoco: ponelo entre comillas.\ntitulo: El local # 1\n',
  },
  {
    slip: 'a number sign before a number',
    written: articleSource({ titulo: 'titulo: Somos #1 en ventas' }),
    at: '#1 en',
    message: '«#» no se publica',
  },
  {
    slip: 'no space after the colon',
    written: articleSource({ titulo: 'titulo:Una nota' }),
    at: 'titulo:Una',
    message: 'va uno después de «:»',
  },
  // Indentation and lines.
  {
    slip: 'a tab',
    written: articleSource({ categorias: 'categorias:\n\t- Una' }),
    at: '\t- Una',
    message: 'Hay un tabulador en la sangría',
  },
  {
    slip: 'the first field is two spaces further right than the next',
    written: articleSource({ extra: 'otra:\n    a: 1\n  b: 2' }),
    at: '  b: 2',
    message: 'los espacios de la izquierda',
  },
  {
    slip: 'a field further right than the one before, which has a text',
    written: articleSource({ extra: 'otra: uno\n b: 2' }),
    at: 'uno',
    message: 'los espacios de la izquierda',
  },
  {
    slip: 'the second field of a list’s element is not below the first',
    written: articleSource({ extra: 'otra:\n  - a: 1\n   b: 2' }),
    at: '   b: 2',
    message: 'los espacios de la izquierda',
  },
  {
    slip: 'no space after the dash of an element',
    written: articleSource({ extra: 'otra:\n  - a: 1\n  -a: 2' }),
    at: '  -a: 2',
    message: 'va uno después de «:» y del guion',
  },
  {
    slip: 'a text goes on in a second line',
    written: articleSource({ titulo: 'titulo: Una\nnota' }),
    at: 'nota',
    message: 'Esta línea no se entiende',
  },
  // Invisible and similar characters.
  {
    slip: 'a sign that turns the writing direction',
    written: articleSource({ titulo: 'titulo: Una \u202Enota' }),
    at: '\u202Enota',
    message: 'U+202E',
  },
  {
    slip: 'the code of such a sign between quotes',
    written: articleSource({ titulo: 'titulo: "Una \\u202Enota"' }),
    at: 'titulo:',
    message: 'U+202E',
  },
  {
    slip: 'a hard space after a day',
    written: articleSource({ fecha: 'fecha: 2026-01-15\u00A0' }),
    at: 'fecha:',
    message: 'espacio: U+00A0). Escribí «fecha: 2026-01-15».',
  },
  {
    slip: 'a hard space before a day',
    written: articleSource({ fecha: 'fecha:\u00A02026-01-15' }),
    at: 'fecha:\u00A02026',
    message: '(lleva un espacio duro, que parece un espacio: U+00A0)',
  },
  {
    slip: 'long dashes in a day',
    written: articleSource({ fecha: 'fecha: 2026–01–15' }),
    at: 'fecha:',
    message: 'de un guion: U+2013). Escribí «fecha: 2026-01-15».',
  },
  {
    slip: 'an invisible character after an address',
    written: articleSource({ extra: 'retirado: /blogs\u200B' }),
    at: 'retirado:',
    message: 'se ve: U+200B) no llevaría a nada: escribí «/blogs»',
  },
  {
    slip: 'a backslash in an address',
    written: articleSource({ extra: 'retirado: \\blogs' }),
    at: 'retirado:',
    message: 'barra invertida: U+005C). Escribí «retirado: /blogs».',
  },
  {
    slip: 'a hard space before a field',
    written: articleSource({ extra: '\u00A0otra: 1' }),
    at: '\u00A0otra',
    message: 'No se conoce la clave',
  },
]);
