import { describe, expect, test } from 'vitest';
import { bodyComplaints, readBody } from '#tools/check/content/articleBody.ts';
import { isLiteral } from '#tools/check/content/rules/literal.ts';

const told = (body: string) =>
  bodyComplaints(readBody(body, 0), {
    linkTrouble: (href) => (href === '/contato' ? 'No existe la página.' : undefined),
    pictureTrouble: (src) => (src === './foto.png' ? undefined : 'No existe la imagen.'),
  }).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['a text', "'hola'"],
  ['a text in double quotes', '"hola"'],
  ['a number', '-3.5'],
  ['a truth', 'true'],
  ['nothing', 'null'],
  ['a list', '["a", 2, [3]]'],
  ['a block', '{a: "b", c: [1]}'],
])('%s between braces is data', (_what, code) => {
  expect(isLiteral(code)).toBe(true);
});

test.each([
  ['a name', 'hola'],
  ['a call', 'hola()'],
  ['a template', '`hola`'],
  ['a sum', '1 + 1'],
  ['a function', '() => 1'],
  ['a call in a list', '["a", hola()]'],
  ['an alias', '&a [1]'],
  ['a tag', '!a [1]'],
  ['lines', 'a: 1\nb: 2'],
  ['nothing at all', ''],
])('%s between braces is code', (_what, code) => {
  expect(isLiteral(code)).toBe(false);
});

describe('an article may hold', () => {
  test.each([
    'Un párrafo con **énfasis**, `código {con llaves}` y un [enlace](/contacto).',
    '## Uno\n\n### Dos\n\n## Tres\n\nTexto.',
    '![Un local con la persiana alta](./foto.png)',
    'Una nota al pie[^1].\n\n[^1]: Acá.',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '<Nota titulo="Ojo">Un texto.</Nota>',
    '<Nota titulo={"Ojo"}>Un texto.</Nota>',
    '<Video />',
    '<Cifras>\n  <Cifra principal="11" secundario="países" />\n</Cifras>',
    '<LlamadaALaAccion texto="Ir" href="/contacto" cta="nota-demo" />',
    '<Figura pie="Un local">\n\n![La persiana alta](./foto.png)\n\n</Figura>',
    'H<sub>2</sub>O, m<sup>2</sup><br />y <abbr title="Uno">U</abbr>.',
    'Un texto {/* una nota */} y una llave {"{"} y otra \\{.',
    'Escribinos a [hola](mailto:hola@example.com), [llamá](tel:+541100) o [bajá](#parte).',
    'Häagen-Dazs, Citroën, Łódź, 東京, Ω → y 🚀 ❤️ 👩‍🍳',
    '`→` y [una flecha](https://example.com/→)\n\n```\na → b\n```',
    '```js\nconst a = {b: <c/>};\n```',
  ])('%j', (body) => {
    expect(told(body)).toEqual([]);
  });
});

describe('an article may not hold', () => {
  test.each([
    ['<Notta>Un texto.</Notta>', '¿Quisiste decir <Nota>?'],
    ['<Nota titulo={titulo}>Un texto.</Nota>', '«titulo={titulo}» es código'],
    ['<Nota {...todo}>Un texto.</Nota>', 'son código'],
    ['<Nota style="color: red">Un texto.</Nota>', '«style» en <Nota> no se publica'],
    ['<Nota onclick="x()">Un texto.</Nota>', '«onclick» en <Nota> es un programa'],
    ['<Video direccion="javascript:alert(1)" />', 'no puede empezar por «javascript:»'],
    ['<Video direccion=" java\tscript:alert(1)" />', 'no puede empezar por «javascript:»'],
    ['<LlamadaALaAccion texto="Ir" href="/contato" cta="a" />', 'No existe la página.'],
    ['<Figura pie="./nada.png">\n\n![a](./foto.png)\n\n</Figura>', 'No existe la imagen.'],
    ['<LlamadaALaAccion href="/contacto" cta="a" />', '<LlamadaALaAccion>: Falta «texto»'],
    ['<Cifra principal={3000} secundario="usuarios" />', '<Cifra>: «principal»'],
    ['<Nota título="Ojo">Un texto.</Nota>', '¿Quisiste decir «titulo»?'],
    ['<Nota></Nota>', '<Nota>: Falta el texto de la nota'],
    ['<Nota titulo>Un texto.</Nota>', '<Nota>: «titulo»'],
    [
      'Hola.\n\n<Nota titulo="Empezá por un local>\n\nUn "texto".\n\n</Nota>',
      '3: En <Nota>, las comillas de «titulo» no se cierran: escribí titulo="…".',
    ],
    [
      '<LlamadaALaAccion texto="Ir"\n  href="/contacto cta="a" />',
      '2: En <LlamadaALaAccion>, las comillas de «href» no se cierran: escribí href="…".',
    ],
    [
      '<Nota titulo=“Ojo”>Un texto.</Nota>',
      '1: En <Nota>, usá comillas rectas (") en «titulo»: escribí titulo="…".',
    ],
    ['<Nota titulo=Ojo>Un texto.</Nota>', '1: En <Nota>, «titulo» va entre comillas'],
    ['<nota titulo="Ojo">Un texto.</nota>', '¿Quisiste decir <Nota>?'],
    ['<sub id="a">2</sub>', '<sub> no lleva «id»'],
    ['<sub style="a">2</sub>', '«style» en <sub> no se publica'],
    ['<h2>Hola</h2>', 'Escribí ## y el subtítulo.'],
    ['<math>1</math>', 'Escribilo con Markdown'],
    ['[](/contacto)', 'no tiene texto'],
    ['[uno](http://www.example.com)', 'escribí «https://www.example.com»'],
    ['[uno](//www.example.com)', 'Escribí la dirección entera'],
    ['[uno][a]\n\n[a]: /contato', 'No existe la página.'],
    ['##\n\nTexto.', 'Este subtítulo está vacío'],
    ['# Uno\n\nTexto.', 'los subtítulos empiezan en «##»: escribí «##»'],
    ['### Uno\n\nTexto.', 'los subtítulos empiezan en «##»: escribí «##»'],
    [
      '# Uno\n\n## Dos\n\n#### Tres',
      '5: Este subtítulo es de nivel 4 («####») y el anterior es de nivel 2: no se puede saltear uno. Escribí «###».',
    ],
    ['export const a = 1\n\nTexto.', 'empieza con «export»'],
    ['Hola</b>', '«</b>» cierra algo que no se abrió'],
    ['<Nota>\n\nTexto.\n\n</Cita>', 'la que sigue abierta es «<Nota>», de la línea 1'],
    [
      '<Cita>\n<img src="a.png">\n</Cita>',
      '2: En un artículo no va HTML como «<img>». Escribí ![qué',
    ],
    ['Una {{ variable }} suelta', '«{{ variable }}» es de otro programa'],
    ['Una {{ page.title }} suelta', '«{{ page.title }}» es de otro programa'],
    ['{{< figura src="a.png" >}}', '«{{< figura src="a.png" >}}» es de otro programa'],
    ['{% include nota.html %}', '«{% include nota.html %}» es de otro programa'],
    ['Un párrafo\n{: .destacado}', '«{: .destacado}» es de otro programa'],
    ['Un {a b} texto', 'acá no se entiende'],
    ['te <3 mucho', 'escribí «&lt;3»'],
    ['<hola@example.com>', '[texto del enlace](mailto:hola@example.com)'],
    [
      'Un texto.\n\nUn **despegue**\nhoy \uF0B7',
      '4: Hay un signo que solo otro programa sabe dibujar (U+F0B7)',
    ],
    ['<Nota titulo="Uno \uF0B7 dos">Un texto.</Nota>', '1: Hay un signo que solo'],
    ['Un texto &#xF0B7; otro', '1: Hay un signo que solo'],
    ['Un texto &#x202E; dado vuelta', 'U+202E'],
  ])('%j', (body, message) => {
    expect(told(body).join('\n')).toContain(message);
  });

  test('a sign that nobody can draw, told where it stands', () => {
    const around = { linkTrouble: () => undefined, pictureTrouble: () => undefined };

    expect(bodyComplaints(readBody('Uno\n\nDos \uF0B7 tres', 0), around)).toMatchObject([
      { line: 3, column: 5 },
    ]);
  });

  test('several slips, each told at its line', () => {
    expect(told('##\n\n{dos}\n\n<Tres />').map((line) => line.split(':')[0])).toEqual([
      '1',
      '3',
      '5',
    ]);
  });

  test('a hint once, where it first stands', () => {
    expect(told('Un post.\n\nOtro post.\n\nY un post más.')).toEqual([
      expect.stringMatching(/^1: «post»/),
    ]);
  });
});

describe('a text that brings its title along', () => {
  const about = (body: string) =>
    bodyComplaints(
      readBody(body, 0),
      { linkTrouble: () => undefined, pictureTrouble: () => undefined },
      { title: 'Abrir un local', isDraft: false },
    );

  test('is told that the page has it, and published', () => {
    expect(about('# Cómo abrir\n\n### Uno\n\nTexto.')).toEqual([
      expect.objectContaining({
        line: 1,
        isHint: true,
        message: expect.stringContaining('El título de la página es el de la ficha'),
      }),
    ]);
  });

  test('is empty when it brings nothing else', () => {
    expect(about('# Abrir un local\n')).toMatchObject([
      { message: expect.stringContaining('no hay texto') },
    ]);
  });
});
