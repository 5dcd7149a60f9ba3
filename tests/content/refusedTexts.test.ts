import { beforeAll, describe, test } from 'vitest';
import { articleSource } from '#tests/support/authoring/articleSource.ts';
import {
  expectRefused,
  named,
  problemsOf,
  type ExpectedProblem,
} from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the text of an article, each in an article of its own.

interface Row extends ExpectedProblem {
  text: string;
  also?: ExpectedProblem;
}

const mistyped: Row[] = [
  { text: '![](./nota.png)', at: '![](./nota.png)', message: 'no dice qué se ve' },
  {
    text: '![Un local](../../../../a.png)',
    at: '![Un local]',
    message: 'no es una imagen que esté',
  },
  { text: 'Precio {desde} hoy', at: '{desde}', message: 'escribí «\\{desde\\}»' },
  { text: 'Texto { sin cerrar', at: '{ sin', message: 'Esta llave «{» se abre y no se cierra' },
  { text: 'Una red de <10 locales', at: '<10', message: 'escribí «&lt;10»' },
  { text: '<div>\n\nTexto.', at: '<div>', message: '«<div>» se abre y no se cierra' },
  { text: '<Boton texto="Ir" />', at: '<Boton', message: 'No existe el componente <Boton>.' },
  { text: '<Nots>x</Nots>', at: '<Nots', message: '¿Quisiste decir <Nota>?' },
  { text: '# Un título', at: '---', message: 'saldría vacío' },
  { text: '<abbr title={uno}>U</abbr>', at: '<abbr', message: '<abbr> no lleva «title»' },
  { text: "import Nada from './nada.astro'\n\nHola.", at: 'import', message: '«import»' },
  { text: 'En <https://a.example/b>.', at: '<https', message: 'si es una dirección, [texto del' },
  { text: '<script>alert(1)</script>', at: '<script>', message: 'no va HTML como «<script>»' },
  {
    text: '[Ver](javascript:alert(1))',
    at: '[Ver]',
    message: 'no puede empezar por «javascript:»',
  },
  { text: '[ver]: javascript:alert(1)\n\n[Ver][ver]', at: '[ver]:', message: 'por «javascript:»' },
  { text: 'Hola\u0000 a todos.', at: '\u0000 a todos', message: 'U+0000' },
  { text: '![Un plano](http://a.example/a.png)', at: '![Un plano]', message: 'guardala ahí' },
  {
    text: '## Uno\n\n### Dos\n\n## Tres\n\n#### Cuatro',
    at: '#### Cuatro',
    message: 'Escribí «###».',
  },
  { text: '{/* pendiente */}', at: '---', message: 'saldría vacío' },
  { text: 'Dos</Nota>', at: '</Nota>', message: '«</Nota>» cierra algo que no se abrió: borralo.' },
  {
    text: '<Cifras>\n<Cifra principal="1" secundario="a" >\n</Cifras>',
    at: '<Cifra p',
    message: 'terminala con «/>». Escribí «<Cifra principal="1" secundario="a" />».',
  },
  { text: 'Uno.\n\n<Video>\n\nDos.', at: '<Video>', message: 'Escribí «<Video />».' },
  {
    text: '<Nota>\n\nUno.\n\n</Notas>',
    at: '</Notas>',
    message: 'escribí «</Nota>», que falta, o borralo.',
  },
  {
    text: '<Nota>Uno.\n\nDos.</Nota>',
    at: '<Nota>Uno',
    message: '«<Nota>» y «</Nota>» cada uno en un renglón',
  },
  {
    text: '<Nota>\n\nUno.',
    at: '<Nota>',
    message: '«<Nota>» se abre y no se cierra: falta «</Nota>».',
  },
  { text: 'Dos\n\n####', at: '####', message: 'Este subtítulo está vacío' },
  { text: 'Dos [](/contacto)', at: '[](/contacto)', message: 'Este enlace no tiene texto' },
  { text: 'Dos [<br />](/contacto)', at: '[<br', message: 'Este enlace no tiene texto' },
  { text: '[x](//a.example)', at: '[x]', message: 'no puede empezar por «//»' },
  { text: '<Nota titulo={titulo}>x</Nota>', at: '<Nota', message: 'escribí titulo="…"' },
  { text: '<Nota {...todo}>x</Nota>', at: '<Nota', message: 'y no código' },
  { text: '<Nota tituo="x">x</Nota>', at: '<Nota', message: '¿Quisiste decir «titulo»?' },
  { text: '<Nota></Nota>', at: '<Nota', message: 'Falta el texto de la nota' },
  { text: '<Cifras><Cifra principal="11" /></Cifras>', at: '<Cifra p', message: '«secundario»' },
  {
    text: '<Cita autor="Ana">Dijo.</Cita>',
    at: '<Cita',
    message: 'Falta «fuente», dónde se publicó.',
  },
  {
    text: '<LlamadaALaAccion texto="Ir" href="a" cta="a" />',
    at: '<Llamada',
    message: 'empieza por «/»',
  },
  {
    text: '<Video direccion="https://youtu.be/aaaaaaaaaaa" cta="b" />',
    at: '<Video',
    message: 'Falta «titulo»',
  },
  { text: '<sub onclick="a()">2</sub>', at: '<sub', message: '<sub> no lleva «onclick»' },
  { text: '![Un local](./Nota%2Epng)', at: '![Un local]', message: '¿Quisiste decir «nota.png»?' },
  {
    text: 'Ver (la guía)[/contacto].',
    at: '(la',
    message: 'está al revés, y «(la guía)[/contacto]» se',
  },
  {
    text: 'Ver (la **guía**)[https://a.example].',
    at: '(la',
    message: 'escribí «[la guía](https://a.example)»',
  },
  { text: 'Ver [la guía](www.a.example).', at: '[la', message: 'escribí «https://www.a.example»' },
  { text: 'Ver [la guía](hola@a.example).', at: '[la', message: 'escribí «mailto:hola@a.example»' },
  { text: 'Ver [la guía](https//a.example).', at: '[la', message: 'escribí «https://a.example»' },
  {
    text: 'Ver [la guía](https:/a.example/b).',
    at: '[la',
    message: 'escribí «https://a.example/b»',
  },
  {
    text: 'Ver [la guía](https://https://a.example).',
    at: '[la',
    message: 'escribí «https://a.example»',
  },
  {
    text: '! [Un local](./nota.png)',
    at: '[Un local]',
    message: 'escribí ![qué se ve](./nota.png)',
  },
  { text: 'Ver [la guía]().', at: '[la', message: 'no tiene dirección' },
  {
    text: '![][foto]\n\n[foto]: <data:image/png;base64,AAAA>',
    at: '![]',
    message: 'guardala',
    also: { at: '![]', message: 'no dice qué se ve' },
  },
  { text: 'Hola \uFFFC a todos.', at: '\uFFFC a todos', message: 'el hueco de una imagen' },
  {
    text: '[Ver](\\contacto)',
    at: '[Ver]',
    message: '(lleva una barra invertida: U+005C) no llevaría a nada: escribí «/contacto»',
  },
  { text: '[Ver](https:\\\\a.example\\b)', at: '[Ver]', message: 'escribí «https://a.example/b»' },
  {
    text: '[Ver](/contacto\u200B)',
    at: '[Ver]',
    message: 'U+200B) no llevaría a nada: escribí «/contacto»',
  },
  { text: '![Un local](./IMG_2034.HEIC)', at: '![Un local]', message: 'exportala como JPG' },
  {
    text: '![Un local](./plano.pdf)',
    at: '![Un local]',
    message: 'no muestran como imagen un archivo .pdf',
  },
  { text: '![Un local](./50%.png)', at: '![Un local]', message: 'No existe la imagen «./50%.png»' },
];

/** Texts that would not be published, or not as their author wrote them. */
const unpublished: Row[] = [
  { text: 'Uno.\n\n```\nDos.\n\n## Tres', at: '```', message: '«```» no se cierra' },
  { text: '- Uno.\n\n  ~~~~\n  Dos.\n  ~~~\n\nTres.', at: '~~~~', message: '«~~~~» no se cierra' },
  { text: '> ```\n> Uno.\n\nDos.', at: '```', message: '«```» no se cierra' },
  { text: '~~~ unos 30 locales\nUno.\n~~~', at: '~~~ unos', message: '«30 locales» no se vería' },
  {
    text: '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
    at: '| 3',
    message: 'tiene 3 celdas y la tabla 2 columnas',
  },
  {
    text: 'Uno[^1].\n\n[^1]: Dos.\n\n[^2]: Tres.',
    at: '[^2]:',
    message: 'Escribí «[^2]» donde va',
  },
  { text: 'Uno[^1].\n\n[^1]: Dos.\n\n[^1]: Tres.', at: '[^1]: Tres', message: 'está dos veces' },
  { text: 'Uno.\n\n[Importante]: leelo', at: '[Imp', message: 'escribí «\\[Importante]:»' },
  { text: '<Video>Un video.</Video>', at: 'Un video', message: 'sacalo de ahí' },
  {
    text: '<Cifra principal="11" secundario="países" />',
    at: '<Cifra',
    message: 'va entre <Cifras> y',
  },
  { text: '<Cifras>\n\nOnce países.\n\n</Cifras>', at: 'Once', message: 'van solo cifras' },
  {
    text: '<Figura pie="Un local">\n\nDe lejos.\n\n</Figura>',
    at: '<Figura',
    message: 'Falta la imagen',
  },
  { text: 'Uno. <Nota>Dos.</Nota>', at: '<Nota>Dos', message: 'dejalo en un renglón propio' },
  { text: '## <Nota>Dos.</Nota>', at: '<Nota>Dos', message: 'dejalo en un renglón propio' },
  {
    text: '<Nota titulo="Uno" titulo="Dos">x</Nota>',
    at: '<Nota',
    message: '«titulo» está dos veces',
  },
];

const mistakes = [...mistyped, ...unpublished].map(({ text, ...problem }, index) =>
  named(text, {
    ...problem,
    file: `blog/error-${index}.mdx`,
    written: articleSource({}, `${text}\n`),
  }),
);

describe('an article is refused (its text, what the message says):', () => {
  let found: Awaited<ReturnType<typeof problemsOf>>;
  beforeAll(async () => {
    found = await problemsOf(mistakes);
  });

  test.each(mistakes)('$name', (mistake) => expectRefused(found, mistake));
});
