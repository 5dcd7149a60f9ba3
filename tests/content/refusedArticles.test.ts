import { beforeAll, describe, test } from 'vitest';
import { articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import {
  expectRefused,
  named,
  problemsOf,
  type ExpectedProblem,
} from '#tests/support/authoring/refusedContent.ts';

// Mistakes in an article. Each problem is the beginning of the text at its position, and a part of its message.

type Changes = NonNullable<Parameters<typeof articleSource>[0]>;

const inFields: [changes: Changes, ...problems: ExpectedProblem[]][] = [
  [{ titulo: '' }, ['descripcion:', 'Falta «titulo», el título del artículo.']],
  [{ blogImgAlt: '' }, ['titulo:', 'Falta «blogImgAlt», la descripción de la imagen.']],
  [
    { blogImgAlt: "blogImgAlt: ''" },
    ['blogImgAlt:', 'Escribí «blogImgAlt», la descripción de la imagen: está en blanco.'],
  ],
  [{ categorias: 'categorias:\n\t- Una' }, ['\t- Una', 'Hay un tabulador en la sangría']],
  [{ fecha: 'fecha: 31/12/2026' }, ['fecha:', 'escribí «fecha: 2026-12-31»']],
  [{ fecha: 'fecha: 31 de diciembre de 2026' }, ['fecha:', 'escribí «fecha: 2026-12-31»']],
  [{ fecha: 'fecha: 2026/12/31' }, ['fecha:', 'escribí «fecha: 2026-12-31»']],
  [{ fecha: 'fecha: 2026-02-30' }, ['fecha:', 'un día que no existe']],
  [{ fecha: 'fecha:' }, ['fecha:', 'Falta «fecha», el día de publicación.']],
  [{ fecha: 'fecha: 2026-3-12' }, ['fecha:', 'Se encontró «2026-3-12».']],
  [{ titulo: `titulo: ${'x'.repeat(400)}` }, ['titulo:', 'admite 110 caracteres']],
  [{ titulo: 'titlo: Una' }, ['titlo:', 'Falta «titulo»'], ['titlo:', '¿Quisiste decir']],
  [{ titulo: 'titulo: 1e3' }, ['titulo:', "Escribí «titulo: '1e3'»."]],
  [{ extra: 'titulo: Otro' }, ['titulo: Otro', 'Esta clave está dos veces']],
  [{ blogImg: 'blogImg: https://a.example/a.png' }, ['blogImg:', '«./nombre.png»']],
  [{ titulo: 'titulo: Una \u202Enota' }, ['\u202Enota', 'U+202E']],
  [{ titulo: 'titulo: "Una \\u202Enota"' }, ['titulo:', 'U+202E']],
  [{ extra: '__proto__:\n  a: 1' }, ['__proto__:', 'No se conoce la clave']],
  [{ descripcion: 'descripcion: Corta.' }, ['descripcion:', 'al menos 50 caracteres y tiene 6']],
  [{ categorias: 'categorias: []' }, ['categorias:', 'necesita al menos 1 elemento y tiene 0']],
  [{ categorias: "categorias: ['a, b']" }, ["'a, b']", 'separalas']],
  [{ categorias: 'categorias: [a, b, a]' }, ['a]', 'está dos veces en la lista']],
  [
    { categorias: 'categorias: [a, b, c, d]' },
    ['categorias:', 'admite hasta 3 elementos y tiene 4'],
  ],
  [{ fecha: 'fecha: {}' }, ['fecha:', 'Se encontró un bloque con campos.']],
  [{ extra: 'actualizado: 2026-01-14' }, ['actualizado:', 'anterior a «fecha» (2026']],
  [
    {
      extra:
        'teLlevas:\n  rotulo: Visitas\n  cuenta: { locales: 34, visitas: 2 }\n  cifra: 18 días\n  texto: y algo.',
    },
    ['cifra:', 'y 34 ÷ 2 = 17: corregí'],
  ],
  [{ extra: 'direccionesAnteriores: [/a/, b]' }, ['/a/', 'sin el dominio'], ['b]', 'sin el']],
  [{ extra: 'retirado: blogs' }, ['retirado:', 'Escribí «retirado: /blogs».']],
  [{ extra: 'retirado: true' }, ['retirado:', '«retirado: /blogs». Se encontró «true».']],
  [{ extra: 'direccionesAnteriores: /a' }, ['dir', 'Escribí «direccionesAnteriores: [/a]».']],
  [{ categorias: 'categorias: Uno, Dos' }, ['categorias:', 'Escribí «categorias: [Uno, Dos]».']],
  [{ fecha: 'fecha: 12-3-26' }, ['fecha:', 'escribí «fecha: 2026-03-12»']],
  [{ extra: "otra: 'hola" }, ['---', 'no se cierran']],
  [
    { titulo: "titulo: 'Los McDonald's'" },
    ['titulo:', "va doble: escribí «titulo: 'Los McDonald''s'»."],
  ],
  [
    { titulo: "titulo: 'l'horno' # EJEMPLO" },
    ['titulo:', "escribí «titulo: 'l''horno' # EJEMPLO»."],
  ],
  [{ titulo: "titulo: 'Uno' y 'dos'" }, ['titulo:', "escribí «titulo: '''Uno'' y ''dos'''»."]],
  [{ titulo: 'titulo: "Uno" y dos' }, [`titulo:`, `escribí «titulo: '"Uno" y dos'».`]],
  [{ titulo: 'titulo: {a} min' }, ['min', '\ntitulo: {a} min\n            ^']],
  [{ titulo: "titulo: @lineo's" }, ['@lineo', "Escribí «titulo: '@lineo''s'»."]],
  [{ titulo: 'titulo: Una\nnota' }, ['nota', 'juntalas en un solo renglón']],
  [{ titulo: "titulo: 'Una\nnota'" }, ["titulo: 'Una", 'juntá las dos en un solo renglón']],
  [{ extra: 'otra:\n    a: 1\n  b: 2' }, ['a: 1', '2 espacios de más: dejala a la altura de «b:»']],
  [{ extra: 'otra: uno\n b: 2' }, ['b: 2', '1 espacio de más: dejala a la altura de «otra:»']],
  [
    { extra: 'otra:\n  - a: 1\n   b: 2' },
    ['b: 2', '1 espacio de menos: dejala a la altura de «a:»'],
  ],
  [{ extra: 'otra:\n  - a: 1\n   - a: 2' }, ['- a: 2', 'de más: dejala a la altura de «- a:»']],
  [{ extra: 'otra:\n  a: []\n  # Nota.\n   b: 2' }, ['b: 2', 'de más: dejala a la altura de «a:»']],
  [{ extra: 'otra:\n  - a: 1\n  -a: 2' }, ['-a: 2', 'escribí «- a: 2»']],
  [{ extra: 'otra:\n   a: 1\n  b: 2' }, ['a: 1', '1 espacio de más: dejala a la altura de «b:»']],
  [{ titulo: 'titulo:Una nota' }, ['titulo:Una', 'escribí «titulo: Una nota»']],
  [{ extra: 'otra: [1' }, ['---', 'no se entiende']],
  [{ titulo: 'titulo: &Co y yo' }, ['&Co', "Escribí «titulo: '&Co y yo'»."]],
  [{ titulo: 'titulo: !Atención che' }, ['!Aten', 'tampoco: ponelo entre comillas']],
  [
    { titulo: 'titulo: El local: uno # POR CONFIRMAR' },
    ['El local: uno', "Escribí «titulo: 'El local: uno' # POR CONFIRMAR»."],
  ],
  [{ titulo: 'titulo: El local # 1' }, ['# 1', "Escribí «titulo: 'El local # 1'»."]],
  [{ titulo: 'titulo: "Una nota”' }, ['titulo:', 'se abren rectas y se cierran curvas']],
  [{ borrador: 'borrador: falso' }, ['borrador:', 'Escribí «borrador: false».']],
  [{ blogImg: 'blogImg: nota.png' }, ['blogImg:', 'escribí «./nota.png»']],
  [{ titulo: 'titulo: Somos #1 en ventas' }, ['#1 en', '«#» no se publica']],
  [
    { fecha: 'fecha: 2026-01-15\u00A0' },
    ['fecha:', 'espacio: U+00A0). Escribí «fecha: 2026-01-15».'],
  ],
  [
    { fecha: 'fecha: 2026–01–15' },
    ['fecha:', 'de un guion: U+2013). Escribí «fecha: 2026-01-15».'],
  ],
  [{ fecha: 'fecha:\u00A02026-01-15' }, ['fecha:\u00A02026', 'hay un espacio que no lo es']],
  [
    { extra: 'retirado: /blogs\u200B' },
    ['retirado:', 'se ve: U+200B) no llevaría a nada: escribí «/blogs»'],
  ],
  [
    { extra: 'retirado: \\blogs' },
    ['retirado:', 'barra invertida: U+005C). Escribí «retirado: /blogs».'],
  ],
  [{ extra: '\u00A0otra: 1' }, ['\u00A0otra', 'No se conoce la clave']],
  [{ blogImg: 'blogImg: .\\nota.png' }, ['blogImg:', 'lleva una barra invertida']],
  [{ blogImg: 'blogImg: ./camión (1) girado.JPG' }, ['blogImg:', 'Se ven iguales']],
  [{ blogImg: 'blogImg: ./captura 10 a. m..png' }, ['blogImg:', '(lleva un espacio duro']],
  [{ blogImg: 'blogImg: ./camión(1) girado.JPG' }, ['blogImg:', '«camio\u0301n (1) girado.JPG»?']],
];

const inTexts: [text: string, ...problems: ExpectedProblem[]][] = [
  ['![](./nota.png)', ['![](./nota.png)', 'no dice qué se ve']],
  ['![Un local](../../../../a.png)', ['![Un local]', 'no es una imagen que esté']],
  ['Precio {desde} hoy', ['{desde}', 'escribí «\\{desde\\}»']],
  ['Texto { sin cerrar', ['{ sin', 'Esta llave «{» se abre y no se cierra']],
  ['Una red de <10 locales', ['<10', 'escribí «&lt;10»']],
  ['<div>\n\nTexto.', ['<div>', '«<div>» se abre y no se cierra']],
  ['<Boton texto="Ir" />', ['<Boton', 'No existe el componente <Boton>.']],
  ['<Nots>x</Nots>', ['<Nots', '¿Quisiste decir <Nota>?']],
  ['# Un título', ['---', 'saldría vacío']],
  ['<abbr title={uno}>U</abbr>', ['<abbr', '<abbr> no lleva «title»']],
  ["import Nada from './nada.astro'\n\nHola.", ['import', '«import»']],
  ['En <https://a.example/b>.', ['<https', 'si es una dirección, [texto del']],
  ['<script>alert(1)</script>', ['<script>', 'no va HTML como «<script>»']],
  ['[Ver](javascript:alert(1))', ['[Ver]', 'no puede empezar por «javascript:»']],
  ['[ver]: javascript:alert(1)\n\n[Ver][ver]', ['[ver]:', 'por «javascript:»']],
  ['Hola\u0000 a todos.', ['\u0000 a todos', 'U+0000']],
  ['![Un plano](http://a.example/a.png)', ['![Un plano]', 'guardala ahí']],
  ['## Uno\n\n### Dos\n\n## Tres\n\n#### Cuatro', ['#### Cuatro', 'Escribí «###».']],
  ['{/* pendiente */}', ['---', 'saldría vacío']],
  ['Dos</Nota>', ['</Nota>', '«</Nota>» cierra algo que no se abrió: borralo.']],
  [
    '<Cifras>\n<Cifra principal="1" secundario="a" >\n</Cifras>',
    ['<Cifra p', 'terminala con «/>». Escribí «<Cifra principal="1" secundario="a" />».'],
  ],
  ['Uno.\n\n<Video>\n\nDos.', ['<Video>', 'Escribí «<Video />».']],
  ['<Nota>\n\nUno.\n\n</Notas>', ['</Notas>', 'escribí «</Nota>», que falta, o borralo.']],
  ['<Nota>Uno.\n\nDos.</Nota>', ['<Nota>Uno', '«<Nota>» y «</Nota>» cada uno en un renglón']],
  ['<Nota>\n\nUno.', ['<Nota>', '«<Nota>» se abre y no se cierra: falta «</Nota>».']],
  ['Dos\n\n####', ['####', 'Este subtítulo está vacío']],
  ['Dos [](/contacto)', ['[](/contacto)', 'Este enlace no tiene texto']],
  ['[x](//a.example)', ['[x]', 'no puede empezar por «//»']],
  ['<Nota titulo={titulo}>x</Nota>', ['<Nota', 'escribí titulo="…"']],
  ['<Nota {...todo}>x</Nota>', ['<Nota', 'y no código']],
  ['<Nota tituo="x">x</Nota>', ['<Nota', '¿Quisiste decir «titulo»?']],
  ['<Nota></Nota>', ['<Nota', 'Falta el texto de la nota']],
  ['<Cifras><Cifra principal="11" /></Cifras>', ['<Cifra p', '«secundario»']],
  ['<Cita autor="Ana">Dijo.</Cita>', ['<Cita', 'Falta «fuente», dónde se publicó.']],
  ['<LlamadaALaAccion texto="Ir" href="a" cta="a" />', ['<Llamada', 'empieza por «/»']],
  ['<Video direccion="https://youtu.be/aaaaaaaaaaa" cta="b" />', ['<Video', 'Falta «titulo»']],
  ['<sub onclick="a()">2</sub>', ['<sub', '<sub> no lleva «onclick»']],
  ['![Un local](./Nota%2Epng)', ['![Un local]', '¿Quisiste decir «nota.png»?']],
  ['Ver (la guía)[/contacto].', ['(la', 'está al revés, y «(la guía)[/contacto]» se']],
  ['Ver (la **guía**)[https://a.example].', ['(la', 'escribí «[la guía](https://a.example)»']],
  ['Ver [la guía](www.a.example).', ['[la', 'escribí «https://www.a.example»']],
  ['Ver [la guía](hola@a.example).', ['[la', 'escribí «mailto:hola@a.example»']],
  ['Ver [la guía](https//a.example).', ['[la', 'escribí «https://a.example»']],
  ['Ver [la guía](https:/a.example/b).', ['[la', 'escribí «https://a.example/b»']],
  ['Ver [la guía](https://https://a.example).', ['[la', 'escribí «https://a.example»']],
  ['! [Un local](./nota.png)', ['[Un local]', 'escribí ![qué se ve](./nota.png)']],
  ['Ver [la guía]().', ['[la', 'no tiene dirección']],
  [
    '![][foto]\n\n[foto]: <data:image/png;base64,AAAA>',
    ['![]', 'guardala'],
    ['![]', 'no dice qué se ve'],
  ],
  ['Hola \uFFFC a todos.', ['\uFFFC a todos', 'el hueco de una imagen']],
  [
    '[Ver](\\contacto)',
    ['[Ver]', '(lleva una barra invertida: U+005C) no llevaría a nada: escribí «/contacto»'],
  ],
  ['[Ver](https:\\\\a.example\\b)', ['[Ver]', 'escribí «https://a.example/b»']],
  ['[Ver](/contacto\u200B)', ['[Ver]', 'U+200B) no llevaría a nada: escribí «/contacto»']],
  ['![Un local](./IMG_2034.HEIC)', ['![Un local]', 'exportala como JPG']],
  ['![Un local](./plano.pdf)', ['![Un local]', 'no muestran como imagen un archivo .pdf']],
  ['![Un local](./50%.png)', ['![Un local]', 'No existe la imagen «./50%.png»']],
];

/** Texts that would not be published, or not as their author wrote them. */
const unpublished: typeof inTexts = [
  ['Uno.\n\n```\nDos.\n\n## Tres', ['```', '«```» no se cierra']],
  ['- Uno.\n\n  ~~~~\n  Dos.\n  ~~~\n\nTres.', ['~~~~', '«~~~~» no se cierra']],
  ['> ```\n> Uno.\n\nDos.', ['```', '«```» no se cierra']],
  ['~~~ unos 30 locales\nUno.\n~~~', ['~~~ unos', '«30 locales» no se vería']],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', ['| 3', 'tiene 3 celdas y la tabla 2 columnas']],
  ['Uno[^1].\n\n[^1]: Dos.\n\n[^2]: Tres.', ['[^2]:', 'Escribí «[^2]» donde va']],
  ['Uno[^1].\n\n[^1]: Dos.\n\n[^1]: Tres.', ['[^1]: Tres', 'está dos veces']],
  ['Uno.\n\n[Importante]: leelo', ['[Imp', 'escribí «\\[Importante]:»']],
  ['<Video>Un video.</Video>', ['Un video', 'sacalo de ahí']],
  ['<Cifra principal="11" secundario="países" />', ['<Cifra', 'va entre <Cifras> y']],
  ['<Cifras>\n\nOnce países.\n\n</Cifras>', ['Once', 'van solo cifras']],
  ['<Figura pie="Un local">\n\nDe lejos.\n\n</Figura>', ['<Figura', 'Falta la imagen']],
  ['Uno. <Nota>Dos.</Nota>', ['<Nota>Dos', 'dejalo en un renglón propio']],
  ['## <Nota>Dos.</Nota>', ['<Nota>Dos', 'dejalo en un renglón propio']],
  ['<Nota titulo="Uno" titulo="Dos">x</Nota>', ['<Nota', '«titulo» está dos veces']],
];

/** The lines of the frontmatter that differ from a valid article's, or the field that is left out. */
const differences = (changes: Changes) =>
  Object.entries(changes)
    .map(([field, line]) => line || `no ${field}`)
    .join('\n');

/** All mistakes, each in an article of its own. */
const mistakes = [
  ...inFields.map(([changes, ...problems]) => ({
    mistake: differences(changes),
    problems,
    written: articleSource(changes),
  })),
  ...[...inTexts, ...unpublished].map(([text, ...problems]) => ({
    mistake: text,
    problems,
    written: articleSource({}, `${text}\n`),
  })),
].map(({ mistake, ...article }, index) =>
  named(mistake, { file: `blog/error-${index}.mdx`, ...article }),
);

describe('an article is refused (what it has, what the message says):', () => {
  let found: Awaited<ReturnType<typeof problemsOf>>;
  beforeAll(async () => {
    const screenshot = {
      file: 'blog/captura 10\u202Fa. m..png',
      written: await picture('jpeg', 400, 300),
      problems: [],
    };
    found = await problemsOf([screenshot, ...mistakes]);
  });

  test.each(mistakes)('$name', (mistake) => expectRefused(found, mistake));
});
