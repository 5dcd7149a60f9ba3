import { z } from 'astro/zod';
import { fieldset, list, readAloudHint, text, shortText } from '#schemas/fields.ts';
import { callToAction, ctaId, href, trackingId, url } from '#schemas/links.ts';
import { iconName } from '#schemas/icons.ts';

const variant = z.enum(['link', 'outline', 'solid']).meta({
  title: 'Aspecto',
  description:
    'Cómo se dibuja: link, como un enlace; outline, un botón con borde; solid, un botón relleno. Mejor un solo relleno en la barra.',
});

/** A menu item (spec section 3: Navigation item). `variant` says how it is drawn. */
const navigationItem = fieldset(
  'Entrada del menú',
  'Lo que dice, su ícono, adónde lleva y cómo se dibuja.',
  {
    label: text('el texto del menú', {
      max: 28,
      hint: 'Una o dos palabras. Se lee en la barra, en el menú del celular y en el pie.',
    }),
    icon: iconName,
    href,
    variant,
  },
);
export type NavigationItem = z.output<typeof navigationItem>;

const menuCta = trackingId('menuCta').meta({
  title: 'Nombre para analítica en el menú del celular',
});

/** A menu item that is a call to action. */
const registerItem = navigationItem.extend({ cta: ctaId, menuCta }).meta({
  title: 'Botón de registro',
  description: 'Lo que dice, su ícono, adónde lleva, cómo se dibuja y cómo lo llama analítica.',
});

/** The tracking ids of the login button, whose link depends on the visitor's device. */
const loginCtas = (title: string) =>
  fieldset(
    title,
    'Con los que se cuentan los clics, uno por destino: servicio web, Google Play y App Store.',
    {
      web: trackingId('web').meta({ title: 'En una computadora' }),
      android: trackingId('android').meta({ title: 'En Android' }),
      ios: trackingId('ios').meta({ title: 'En iPhone' }),
    },
  );

/** A link to the answer to a question that visitors ask before a demo. */
const answerItem = callToAction.extend({ icon: iconName, menuCta }).meta({
  title: 'Respuesta',
  description: 'Un enlace a la respuesta de algo que se busca mucho: el precio, las auditorías.',
});

/** The header and the phone's menu. */
export const navigation = fieldset(
  'Menú',
  'La barra de arriba de todas las páginas y el menú del celular, que se abre con un botón.',
  {
    label: shortText('el nombre del menú para lectores de pantalla', readAloudHint),
    home: shortText(
      'lo que dice el logo a un lector de pantalla',
      `Adónde lleva: «Lineo, ir al inicio». ${readAloudHint}`,
    ),
    skip: shortText(
      'el texto del salto al contenido',
      'Aparece al entrar con el teclado, antes que el menú.',
    ),
    menu: shortText('el nombre del botón de menú', `Las tres rayas del celular. ${readAloudHint}`),
    close: shortText('el nombre del botón que cierra el menú', `La cruz. ${readAloudHint}`),
    sections: shortText(
      'el nombre del desplegable de secciones',
      'Donde las entradas no entran en la barra: en una pantalla mediana, o si son muchas. Una palabra.',
    ),
    withoutScript: shortText(
      'el texto del enlace al menú del pie',
      'Lo ve en un celular quien tiene JavaScript apagado, en lugar de las tres rayas.',
    ),
    drawerTitle: shortText('el título del menú', 'Arriba del menú del celular. Una palabra.'),
    navigationTitle: shortText(
      'el título de la parte de navegación',
      'En el menú del celular, antes de las secciones.',
    ),
    accessTitle: shortText(
      'el título de la parte de acceso',
      'En el menú del celular, antes de la demo, el registro y el ingreso.',
    ),
    items: list(
      'Entradas del menú',
      'Las secciones, en el orden en que se muestran. En la barra entran seis, si suman hasta unas 60 letras; con más queda plegada.',
      { min: 1, max: 12 },
      navigationItem,
    ),
    answers: z.array(answerItem).max(3).default([]).meta({
      title: 'Respuestas',
      description:
        'Lo que más se busca, debajo de las secciones en el menú del celular y en el pie. Puede quedar vacía.',
    }),
    demo: callToAction.extend({ menuCta }).meta({
      title: 'Botón a la demo',
      description:
        'En la barra de arriba, y primero en «Acceso» en un celular. En la página a la que lleva no se ve.',
    }),
    register: registerItem,
    login: fieldset(
      'Botón de ingreso',
      'Lo toca quien ya es cliente: abre la tienda de la app en un celular y el servicio web en una computadora.',
      {
        label: text('el texto del botón de ingreso', {
          max: 28,
          hint: 'En la barra y en el menú del celular. Una palabra.',
        }),
        icon: iconName,
        variant,
        ctas: loginCtas('Nombres para analítica'),
        menuCtas: loginCtas('Nombres para analítica en el menú del celular'),
        webService: url('la dirección del servicio web').meta({
          description: 'Adonde se entra con usuario y contraseña. Empieza por «https://».',
        }),
      },
    ),
  },
);
