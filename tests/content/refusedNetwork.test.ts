import { testRefused } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the fields of the sample network. How its parts have to agree with each other:
// tests/unit/sampleNetwork/sampleNetworkSchema.test.ts.

const file = 'red.yaml';
const faultPhoto = ['evidence', 'photos', 0];
const repairPhoto = ['evidence', 'photos', 1];

testRefused('the sample network is refused for', [
  {
    slip: 'a number that begins with zero',
    file,
    field: ['visit', 'sections', 0, 'met'],
    written: 'met: 04',
    at: 'met:',
    message: 'empieza con cero',
  },
  {
    slip: 'an invisible character after a number',
    file,
    field: ['visit', 'sections', 0, 'of'],
    written: 'of: 4\u200B',
    at: 'of: 4',
    message: 'se ve: U+200B). Escribí «of: 4».',
  },
  {
    slip: 'a number with a comma',
    file,
    field: ['visit', 'failed', 'points'],
    written: 'points: 49,90',
    at: 'points:',
    message: 'tiene que ser un número',
  },
  {
    slip: 'a required number that is missing',
    file,
    field: ['expected'],
    written: '',
    at: 'caption:',
    message: 'Falta «expected». Por ejemplo, «expected: 1».',
  },
  {
    slip: 'a photo without its verdict',
    file,
    field: [...faultPhoto, 'verdict'],
    written: '',
    at: 'name:',
    message: 'Por ejemplo, «verdict: met».',
  },
  {
    slip: 'a photo without a description',
    file,
    field: [...repairPhoto, 'alt'],
    written: '',
    at: 'name:',
    message: 'Falta «alt»',
  },
  {
    slip: 'a picture file that does not exist',
    file,
    field: [...repairPhoto, 'photo'],
    written: 'photo: nada.jpg',
    at: 'photo:',
    message: '«nada.jpg»',
  },
  {
    slip: 'a trade with the address of another',
    file,
    field: ['trades', 1, 'name'],
    written: 'name: panaderia',
    at: 'name:',
    message: '(«Panadería»). Es',
  },
]);

// What one part names and no other has is asked once each part is right.
testRefused('the sample network is refused where', [
  {
    slip: 'the plan has the audit on another day',
    file,
    field: ['plan', 'people', 0, 'visits', 0, 'day'],
    written: 'day: 2026-06-03',
    at: 'people:',
    message: 'nadie visita «Cerro de las Rosas» el 2026-06-02',
  },
  {
    slip: 'an item of no audit lacks its points',
    file,
    field: ['tryAudit', 'items', 0, 'text'],
    written: 'text: Fechas a la vista',
    at: 'text:',
    message: 'Falta «points», lo que pesa: este ítem no está',
  },
]);

// Names are looked up once nothing else is wrong.
testRefused('the sample network is refused for', [
  {
    slip: 'a misspelt photo',
    file,
    field: ['visit', 'failed', 'evidence'],
    written: 'evidence: heladera-8',
    at: 'evidence:',
    message: '¿Quisiste decir «heladera-9»?',
  },
]);
