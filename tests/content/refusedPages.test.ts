import { testRefused } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the fields of pages and of site.yaml.

testRefused('a page is refused for', [
  {
    slip: 'a section of another page',
    file: 'pages/registro.yaml',
    field: ['page'],
    written: 'page: registro\nhero: {}',
    at: 'hero:',
    message: 'Acá van:',
  },
  {
    slip: 'the name of another page',
    file: 'pages/404.yaml',
    field: ['page'],
    written: 'page: inicio',
    at: 'page: inicio',
    message: "Escribí «page: '404'»",
  },
  {
    slip: 'a group of fields that is missing',
    file: 'pages/inicio.yaml',
    field: ['coverageCalculator', 'hours'],
    written: '',
    at: 'coverageCalculator:',
    message: 'Falta «hours». Por ejemplo:\nhours:\n  label: Nombre del campo\n  start: 1',
  },
  {
    slip: 'an optional field that is left blank',
    file: 'pages/inicio.yaml',
    field: ['hero', 'meeting'],
    written: 'meeting:',
    at: 'meeting:',
    message: 'Si no va, borrá la línea de «meeting:».',
  },
  {
    slip: 'fields that are not indented',
    file: 'pages/contacto.yaml',
    field: ['meetingSteps', 'host'],
    written: 'host:\n  name: A\n  role: B\n  photo: vidriera.jpg',
    at: 'host:',
    message: 'Los campos de «host» («name:», «role:» y «photo:») van dos espacios más a la derecha',
  },
  {
    slip: 'a choice that is missing',
    file: 'site.yaml',
    field: ['navigation', 'items', 0, 'variant'],
    written: '',
    at: 'label:',
    message: '«variant»: es link, outline o solid. Por ejemplo, «variant: link».',
  },
  {
    slip: 'an address with a space',
    file: 'pages/app.yaml',
    field: ['banner', 'action', 'href'],
    written: 'href: https://a.example/b c',
    at: 'href:',
    message: 'Va sin espacios.',
  },
  {
    slip: 'an inner address without its slash',
    file: 'pages/blogs.yaml',
    field: ['banner', 'action', 'href'],
    written: 'href: contacto',
    at: 'href:',
    message: 'Escribí «href: /contacto».',
  },
  {
    slip: 'an outer address without its protocol',
    file: 'pages/para-quien.yaml',
    field: ['banner', 'action', 'href'],
    written: 'href: www.a.example',
    at: 'href:',
    message: 'Escribí «href: https://www.a.example».',
  },
  {
    slip: 'a tracking id for the second time',
    file: 'pages/landing/auditorias.yaml',
    field: ['demo', 'cta'],
    written: 'cta: google-play',
    at: 'cta:',
    message: 'dos veces',
  },
  {
    slip: 'a question for the second time',
    file: 'pages/soluciones.yaml',
    field: ['questions', 'items', 1, 'question'],
    written: 'question: ¿Y sin cláusula?',
    at: 'question:',
    message: 'Es un texto del que sale una dirección y no se repite',
  },
  {
    slip: 'a scene that does not exist',
    file: 'pages/blogs.yaml',
    field: ['banner', 'scene'],
    written: 'scene: nada.svg',
    at: 'scene:',
    message: '«nada.svg»',
  },
  {
    slip: 'a finding named by a photo that begins none',
    file: 'pages/app.yaml',
    field: ['managerSteps', 'evidence'],
    written: 'evidence: fechas',
    at: 'evidence:',
    message: 'Ningún hallazgo empieza con la foto «fechas»',
  },
  {
    slip: 'the screen of a visit for a finding without one',
    file: 'pages/soluciones.yaml',
    field: ['solutions', 'areas', 0, 'evidence'],
    written: 'evidence: mesada-ocupada',
    at: 'evidence:',
    message: 'nombra un hallazgo que la tiene: heladera-9, sin-fechas.',
  },
]);

// In another copy, because these stand in files that have a mistake above.
testRefused('a page is refused for', [
  {
    slip: 'its name in digits without quotes',
    file: 'pages/404.yaml',
    field: ['page'],
    written: 'page: 404',
    at: 'page: 404',
    message: "Escribí «page: '404'»",
  },
  {
    slip: 'an editor without an address of its own',
    file: 'site.yaml',
    field: ['url'],
    written:
      'url: https://www.fixture.example\neditor:\n  repository: github:lineo/sitio\n  url: https://www.fixture.example',
    at: 'url: https://www.fixture.example',
    message: 'en la dirección del sitio',
  },
]);
