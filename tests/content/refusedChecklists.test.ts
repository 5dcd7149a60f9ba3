import { testRefused } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the fields of a checklist.

const tasks = Array.from({ length: 8 }, (_, index) => ({ texto: `La puerta ${index} abre bien.` }));
const sections = ['Uno', 'Dos', 'Tres'].map((titulo) => ({ titulo, items: tasks }));

testRefused('a checklist is refused for', [
  {
    slip: 'more items than fit its sheet',
    file: 'checklists/minima.yaml',
    field: ['secciones'],
    written: `secciones: ${JSON.stringify(sections)}`,
    at: 'secciones:',
    message: 'admite hasta 22 ítems',
  },
  {
    slip: 'an item for the second time',
    file: 'checklists/la-mas-larga.yaml',
    field: ['secciones', 0, 'items'],
    written: `items: ${JSON.stringify([tasks[0], tasks[1], tasks[0], tasks[2]])}`,
    at: '{"texto":"La puerta 0',
    message: 'igual al elemento 1',
  },
  {
    slip: 'an item of a source that is not listed',
    file: 'checklists/la-mas-larga.yaml',
    field: ['secciones', 1, 'items', 0, 'texto'],
    written: 'texto: Se ve bien 9.\n        fuente: 2',
    at: 'fuente:',
    message: 'dice 2 y en «fuentes» hay 1.',
  },
]);
