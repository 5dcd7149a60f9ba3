import type { ContentCopy } from './contentCopy.ts';

type Change = (copy: ContentCopy) => Promise<void>;

const SITE = 'site.yaml';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 91 31" width="91" height="31"/>';

const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 650 400" width="650" height="400"><path d="M0 0h650v400H0z" fill="#4c1d95"/></svg>';

const article = `---
titulo: 'Tres cosas para mirar un lunes'
descripcion: 'Una recorrida de diez minutos que evita la mitad de los llamados de la semana.'
blogImg: ./tres_cosas_para_mirar_un_lunes.svg
blogImgAlt: 'Un celular con una lista de tres puntos marcados.'
fecha: 2026-01-19
categorias: [Operación]
borrador: false
---

La heladera, la caja y la vidriera. Si las tres están bien, la semana arranca bien.

<LlamadaALaAccion texto="Ver cómo se hace" href="/contacto" cta="articulo-lunes" />
`;

/** What people who publish do on any day, by what they would call it, on whatever content there is. */
export const ordinaryChanges: Record<string, Change> = {
  'a longer sentence on the home page': (copy) =>
    copy.edit('pages/inicio.yaml', (home) => {
      home.setIn(
        ['hero', 'lead'],
        'Cada local se audita desde el celular y con el mismo checklist. Lo que no se cumple llega con su foto, se vuelve una tarea con responsable y se sigue hasta el cierre.',
      );
    }),

  'another headline': (copy) =>
    copy.edit('pages/inicio.yaml', (home) => {
      home.setIn(['hero', 'title'], 'Abrí, ordená y sumá locales.');
    }),

  'one more solution': (copy) =>
    copy.edit('pages/soluciones.yaml', (page) => {
      page.addIn(
        ['solutions', 'cards'],
        page.createNode({
          anchor: 'capacitacion',
          icon: 'person',
          title: 'Capacitación',
          moment: 'Enseñar',
          description: 'Cada puesto con su recorrido y su evaluación.',
          points: ['Un recorrido por puesto'],
          screen: 'tasks',
        }),
      );
    }),

  'one more client': async (copy) => {
    await copy.write('logos/panaderia-del-sur.svg', logo);
    await copy.edit(SITE, (site) => {
      site.addIn(
        ['clients', 'logos'],
        site.createNode({ name: 'Panadería del Sur', file: 'panaderia-del-sur.svg' }),
      );
    });
  },

  'a tag container': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['analytics', 'containerId'], 'GTM-TEST123');
    }),

  'a repository for the editor': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['editor', 'repository'], 'github:lineo/sitio#main');
    }),

  'a short article with a button': async (copy) => {
    await copy.write('blog/tres_cosas_para_mirar_un_lunes.svg', cover);
    await copy.write('blog/tres_cosas_para_mirar_un_lunes.mdx', article);
  },

  'another word in the menu': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['navigation', 'items', 0, 'label'], 'Qué resuelve');
    }),

  'one entry less in the menu': (copy) =>
    copy.edit(SITE, (site) => {
      site.deleteIn(['navigation', 'items', 1]);
    }),

  'one more line in the footer': (copy) =>
    copy.edit(SITE, (site) => {
      site.addIn(
        ['footer', 'solutions'],
        site.createNode({ label: 'Productividad de cada equipo', href: '/soluciones' }),
      );
    }),

  'one network less': (copy) =>
    copy.edit(SITE, (site) => {
      site.deleteIn(['footer', 'social', 0]);
    }),

  'a video of another service': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['video', 'url'], 'https://vimeo.com/76979871');
    }),

  'scheduler and form of another region': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['scheduler', 'url'], 'https://meetings-eu1.hubspot.com/lineo/demo?embed=true');
      site.setIn(['leadForm', 'region'], 'eu1');
    }),

  'one question more': (copy) =>
    copy.edit('pages/soluciones.yaml', (page) => {
      page.addIn(
        ['questions', 'items'],
        page.createNode({
          question: '¿Puedo empezar con un solo local?',
          answer: 'Sí. Se suman cuando quieras.',
        }),
      );
    }),

  'one question less': (copy) =>
    copy.edit('pages/landing/auditorias.yaml', (page) => {
      page.deleteIn(['questions', 'items', 0]);
    }),

  'a longer article': (copy) =>
    copy.append(
      'blog/escalar_una_franquicia.mdx',
      `\n## Una vuelta más\n\n${'Volvé a mirar lo que dejaste anotado la semana pasada y fijate qué cambió. '.repeat(12)}\n`,
    ),

  'one more section in the terms': (copy) =>
    copy.append(
      'legal/TerminosYCondiciones.mdx',
      '\n## 20. Versiones anteriores\n\n**20.1.** Lineo entrega las versiones anteriores de este documento a quien las pida.\n',
    ),

  'other figures': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['figures', 0, 'principal'], '+5200');
      site.setIn(['figures', 1, 'principal'], '+2450');
    }),

  'another telephone, and the real domain': (copy) =>
    copy.edit(SITE, (site) => {
      site.setIn(['url'], 'https://www.lineo.com.ar');
      site.setIn(['phone', 'number'], '+543514120777');
      site.setIn(['phone', 'display'], '(351) 412-0777');
      site.setIn(['whatsapp', 'number'], '5493514120777');
    }),
};
