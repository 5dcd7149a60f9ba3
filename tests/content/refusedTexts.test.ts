import { articleSource } from '#tests/support/authoring/articleSource.ts';
import { testRefused, type Slip } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the text of an article, each in an article of its own.

/** The slip is the text itself. */
const ofTexts = (rows: readonly (Omit<Slip, 'written'> & { slip: string })[]): Slip[] =>
  rows.map((row) => ({ ...row, written: articleSource({}, `${row.slip}\n`) }));

testRefused(
  'an article is refused for its text',
  ofTexts([
    { slip: '![](./nota.png)', at: '![](./nota.png)', message: 'no dice qué se ve' },
    {
      slip: '![Un local](../../../../a.png)',
      at: '![Un local]',
      message: 'no es una imagen que esté',
    },
    { slip: 'Precio {desde} hoy', at: '{desde}', message: 'escribí «\\{desde\\}»' },
    { slip: 'Texto { sin cerrar', at: '{ sin', message: 'Esta llave «{» se abre y no se cierra' },
    {
      slip: 'Una red de <10 locales',
      at: '<10',
      message: 'Si es parte del texto, escribí «&lt;10»',
    },
    { slip: '<div>\n\nTexto.', at: '<div>', message: '«<div>» no se entiende' },
    { slip: '<Boton texto="Ir" />', at: '<Boton', message: 'No existe el componente <Boton>.' },
    { slip: '<Nots>x</Nots>', at: '<Nots', message: '¿Quisiste decir <Nota>?' },
    { slip: '# Un título', at: '---', message: 'saldría vacío' },
    { slip: '<abbr title={uno}>U</abbr>', at: '<abbr', message: '<abbr> no lleva «title»' },
    { slip: "import Nada from './nada.astro'\n\nHola.", at: 'import', message: '«import»' },
    { slip: 'En <https://a.example/b>.', at: '<https', message: 'si es una dirección, [texto del' },
    { slip: '<script>alert(1)</script>', at: '<script>', message: 'no va HTML como «<script>»' },
    {
      slip: '[Ver](javascript:alert(1))',
      at: '[Ver]',
      message: 'no puede empezar por «javascript:»',
    },
    {
      slip: '[ver]: javascript:alert(1)\n\n[Ver][ver]',
      at: '[ver]:',
      message: 'por «javascript:»',
    },
    { slip: 'Hola\u0000 a todos.', at: '\u0000 a todos', message: 'U+0000' },
    { slip: '![Un plano](http://a.example/a.png)', at: '![Un plano]', message: 'guardala ahí' },
    {
      slip: '## Uno\n\n### Dos\n\n## Tres\n\n#### Cuatro',
      at: '#### Cuatro',
      message: 'Escribí «###».',
    },
    { slip: '{/* pendiente */}', at: '---', message: 'saldría vacío' },
    {
      slip: 'Dos</Nota>',
      at: '</Nota>',
      message: '«</Nota>» cierra algo que no se abrió: borralo, o escribí antes «<Nota>».',
    },
    {
      slip: '<Cifras>\n<Cifra principal="1" secundario="a" >\n</Cifras>',
      at: '<Cifra p',
      message: '«<Cifra>» no se entiende: se cierra con «/>»',
    },
    { slip: 'Uno.\n\n<Video>\n\nDos.', at: '<Video>', message: 'se cierra con «/>»' },
    {
      slip: '<Nota>\n\nUno.\n\n</Notas>',
      at: '<Nota>',
      message: 'con «</Nota>», cada uno en un renglón propio',
    },
    {
      slip: '<Nota>Uno.\n\nDos.</Nota>',
      at: '<Nota>Uno',
      message: 'cada uno en un renglón propio',
    },
    { slip: 'Dos\n\n####', at: '####', message: 'Este subtítulo está vacío' },
    { slip: 'Dos [](/contacto)', at: '[](/contacto)', message: 'Este enlace no tiene texto' },
    { slip: 'Dos [<br />](/contacto)', at: '[<br', message: 'Este enlace no tiene texto' },
    { slip: '[x](//a.example)', at: '[x]', message: 'no puede empezar por «//»' },
    { slip: '<Nota titulo={titulo}>x</Nota>', at: '<Nota', message: 'escribí titulo="…"' },
    { slip: '<Nota {...todo}>x</Nota>', at: '<Nota', message: 'y no código' },
    { slip: '<Nota tituo="x">x</Nota>', at: '<Nota', message: '¿Quisiste decir «titulo»?' },
    { slip: '<Nota></Nota>', at: '<Nota', message: 'Falta el texto de la nota' },
    { slip: '<Cifras><Cifra principal="11" /></Cifras>', at: '<Cifra p', message: '«secundario»' },
    {
      slip: '<Cita autor="Ana">Dijo.</Cita>',
      at: '<Cita',
      message: 'Falta «fuente», dónde se publicó.',
    },
    {
      slip: '<LlamadaALaAccion texto="Ir" href="a" cta="a" />',
      at: '<Llamada',
      message: 'empieza por «/»',
    },
    {
      slip: '<Video direccion="https://youtu.be/aaaaaaaaaaa" cta="b" />',
      at: '<Video',
      message: 'Falta «titulo»',
    },
    { slip: '<sub onclick="a()">2</sub>', at: '<sub', message: '<sub> no lleva «onclick»' },
    {
      slip: '![Un local](./Nota%2Epng)',
      at: '![Un local]',
      message: '¿Quisiste decir «nota.png»?',
    },
    {
      slip: 'Ver (la guía)[/contacto].',
      at: '(la',
      message: 'está al revés, y «(la guía)[/contacto]» se',
    },
    {
      slip: 'Ver (la **guía**)[https://a.example].',
      at: '(la',
      message: 'escribí «[la **guía**](https://a.example)»',
    },
    {
      slip: '! [Un local](./nota.png)',
      at: '[Un local]',
      message: 'escribí ![qué se ve](./nota.png)',
    },
    { slip: 'Ver [la guía]().', at: '[la', message: 'no tiene dirección' },
    {
      slip: '![][foto]\n\n[foto]: <data:image/png;base64,AAAA>',
      at: '![]',
      message: 'guardala',
      also: { at: '![]', message: 'no dice qué se ve' },
    },
    { slip: 'Hola \uFFFC a todos.', at: '\uFFFC a todos', message: 'el hueco de una imagen' },
    {
      slip: '[Ver](\\contacto)',
      at: '[Ver]',
      message: '(lleva una barra invertida: U+005C) no llevaría a nada: escribí «/contacto»',
    },
    {
      slip: '[Ver](https:\\\\a.example\\b)',
      at: '[Ver]',
      message: 'escribí «https://a.example/b»',
    },
    {
      slip: '[Ver](/contacto\u200B)',
      at: '[Ver]',
      message: 'U+200B) no llevaría a nada: escribí «/contacto»',
    },
    { slip: '![Un local](./IMG_2034.HEIC)', at: '![Un local]', message: 'exportala como JPG' },
    {
      slip: '![Un local](./plano.pdf)',
      at: '![Un local]',
      message: 'no muestran como imagen un archivo .pdf',
    },
    {
      slip: '![Un local](./50%.png)',
      at: '![Un local]',
      message: 'No existe la imagen «./50%.png»',
    },
  ]),
);

// Texts that would not be published, or not as their author wrote them.
testRefused(
  'an article is refused for a text that would be lost',
  ofTexts([
    { slip: 'Uno.\n\n```\nDos.\n\n## Tres', at: '```', message: '«```» no se cierra' },
    {
      slip: '- Uno.\n\n  ~~~~\n  Dos.\n  ~~~\n\nTres.',
      at: '~~~~',
      message: '«~~~~» no se cierra',
    },
    { slip: '> ```\n> Uno.\n\nDos.', at: '```', message: '«```» no se cierra' },
    { slip: '~~~ unos 30 locales\nUno.\n~~~', at: '~~~ unos', message: '«30 locales» no se vería' },
    {
      slip: '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
      at: '| 3',
      message: 'tiene 3 celdas y la tabla 2 columnas',
    },
    {
      slip: 'Uno[^1].\n\n[^1]: Dos.\n\n[^2]: Tres.',
      at: '[^2]:',
      message: 'Escribí «[^2]» donde va',
    },
    { slip: 'Uno[^1].\n\n[^1]: Dos.\n\n[^1]: Tres.', at: '[^1]: Tres', message: 'está dos veces' },
    { slip: 'Uno.\n\n[Importante]: leelo', at: '[Imp', message: 'escribí «\\[Importante]:»' },
    { slip: '<Video>Un video.</Video>', at: 'Un video', message: 'sacalo de ahí' },
    {
      slip: '<Cifra principal="11" secundario="países" />',
      at: '<Cifra',
      message: 'va entre <Cifras> y',
    },
    { slip: '<Cifras>\n\nOnce países.\n\n</Cifras>', at: 'Once', message: 'van solo cifras' },
    {
      slip: '<Figura pie="Un local">\n\nDe lejos.\n\n</Figura>',
      at: '<Figura',
      message: 'Falta la imagen',
    },
    {
      slip: '<Figura pie="Un local">\n\n![Uno](./nota.png)\n\nEn medio.\n\n![Dos](./nota.png)\n\n</Figura>',
      at: 'En medio.',
      message: 'con dos imágenes no se ve nada más: sacá esto de ahí',
    },
    {
      slip: '<Figura pie="Un local">\n\n![Uno](./nota.png)\n\n![Dos](./nota.png) ![Tres](./nota.png)\n\n</Figura>',
      at: '![Tres]',
      message: 'cada una en su <Figura>',
    },
    { slip: 'Uno. <Nota>Dos.</Nota>', at: '<Nota>Dos', message: 'dejalo en un renglón propio' },
    { slip: '## <Nota>Dos.</Nota>', at: '<Nota>Dos', message: 'dejalo en un renglón propio' },
    {
      slip: '<Nota titulo="Uno" titulo="Dos">x</Nota>',
      at: '<Nota',
      message: '«titulo» está dos veces',
    },
  ]),
);
