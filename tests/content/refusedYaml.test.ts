import { articleSource } from '#tests/support/authoring/articleSource.ts';
import { testRefused } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in how the fields of an article are written as YAML, each in an article of its own.

testRefused('an article is refused for', [
  // Quotes.
  {
    slip: 'a quote that is not closed',
    written: articleSource({ extra: "otra: 'hola" }),
    at: '---',
    message: 'no se cierran',
  },
  {
    slip: 'an apostrophe between single quotes',
    written: articleSource({ titulo: "titulo: 'Los McDonald's'" }),
    at: 'titulo:',
    message: "va doble: escribí «titulo: 'Los McDonald''s'».",
  },
  {
    slip: 'an apostrophe between single quotes, and a note to oneself',
    written: articleSource({ titulo: "titulo: 'l'horno' # EJEMPLO" }),
    at: 'titulo:',
    message: "escribí «titulo: 'l''horno' # EJEMPLO».",
  },
  {
    slip: 'single quotes around the first and the last word',
    written: articleSource({ titulo: "titulo: 'Uno' y 'dos'" }),
    at: 'titulo:',
    message: "escribí «titulo: '''Uno'' y ''dos'''».",
  },
  {
    slip: 'double quotes around the first word only',
    written: articleSource({ titulo: 'titulo: "Uno" y dos' }),
    at: `titulo:`,
    message: `escribí «titulo: '"Uno" y dos'».`,
  },
  {
    slip: 'a line break between quotes',
    written: articleSource({ titulo: "titulo: 'Una\nnota'" }),
    at: "titulo: 'Una",
    message: 'juntá las dos en un solo renglón',
  },
  {
    slip: 'a straight quote closed by a curly one',
    written: articleSource({ titulo: 'titulo: "Una nota”' }),
    at: 'titulo:',
    message: 'se abren rectas y se cierran curvas',
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
    message: "Escribí «titulo: '&Co y yo'».",
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
    at: '---',
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
    message: "Escribí «titulo: 'El local # 1'».",
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
    message: 'escribí «titulo: Una nota»',
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
    at: 'a: 1',
    message: '2 espacios de más: dejala a la altura de «b:»',
  },
  {
    slip: 'the first field is a space further right than the next',
    written: articleSource({ extra: 'otra:\n   a: 1\n  b: 2' }),
    at: 'a: 1',
    message: '1 espacio de más: dejala a la altura de «b:»',
  },
  {
    slip: 'a field further right than the one before, which has a text',
    written: articleSource({ extra: 'otra: uno\n b: 2' }),
    at: 'b: 2',
    message: '1 espacio de más: dejala a la altura de «otra:»',
  },
  {
    slip: 'the second field of a list’s element is not below the first',
    written: articleSource({ extra: 'otra:\n  - a: 1\n   b: 2' }),
    at: 'b: 2',
    message: '1 espacio de menos: dejala a la altura de «a:»',
  },
  {
    slip: 'the second element of a list is further right',
    written: articleSource({ extra: 'otra:\n  - a: 1\n   - a: 2' }),
    at: '- a: 2',
    message: 'de más: dejala a la altura de «- a:»',
  },
  {
    slip: 'a field further right than the one above a note',
    written: articleSource({ extra: 'otra:\n  a: []\n  # Nota.\n   b: 2' }),
    at: 'b: 2',
    message: 'de más: dejala a la altura de «a:»',
  },
  {
    slip: 'no space after the dash of an element',
    written: articleSource({ extra: 'otra:\n  - a: 1\n  -a: 2' }),
    at: '-a: 2',
    message: 'escribí «- a: 2»',
  },
  {
    slip: 'a text goes on in a second line',
    written: articleSource({ titulo: 'titulo: Una\nnota' }),
    at: 'nota',
    message: 'juntalas en un solo renglón',
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
    message: 'hay un espacio que no lo es',
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
