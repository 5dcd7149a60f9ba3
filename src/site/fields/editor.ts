import { fieldset, matching } from '#schemas/fields.ts';
import { url } from '#schemas/links.ts';
import { origin } from './origin.ts';

/** Where the editor is published, and where it saves. ../site.ts checks whether they fit the site. */
export const editor = fieldset(
  'Editor',
  'Dónde guarda y en qué dirección propia se publica, para usarlo desde cualquier computadora. Sin él, el editor funciona solo en la de quien escribe.',
  {
    repository: matching(
      'el repositorio del editor',
      /^(github|gitlab):[\w.-]+\/[\w./-]+(#\S+)?$/,
      'El repositorio se escribe «github:organización/repositorio», con «#rama» si no es main.',
    ).meta({
      title: 'Repositorio',
      description: 'Con la forma «github:organización/repositorio».',
    }),
    url: origin('la dirección del editor').meta({
      title: 'Dirección',
      description: 'Una propia, nunca la del sitio, por ejemplo «https://editor.lineo.example».',
    }),
    signIn: url('la dirección del servicio de ingreso')
      .meta({
        title: 'Servicio de ingreso',
        description:
          'La dirección del que deja entrar con la cuenta de GitHub o GitLab. Puede quedar vacía.',
      })
      .optional(),
  },
);
