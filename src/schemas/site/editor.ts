import { block, code, url } from '#schemas/fields.ts';

/** Whether the editor is published, and where it saves. */
export const editor = block(
  'Editor',
  'Si el editor se publica con el sitio y en qué repositorio guarda.',
  {
    repository: code(
      'el repositorio del editor',
      /^(github|gitlab):[\w.-]+\/[\w./-]+(#\S+)?$/,
      'El repositorio se escribe «github:organización/repositorio», con «#rama» si no es main, o null.',
    )
      .meta({
        title: 'Repositorio',
        description:
          'Con la forma «github:organización/repositorio». Vacío, el editor no se publica.',
      })
      .nullable(),
    signIn: url('la dirección del servicio de ingreso')
      .meta({
        title: 'Servicio de ingreso',
        description:
          'La dirección del que deja entrar con la cuenta de GitHub o GitLab. Puede quedar vacía.',
      })
      .nullable(),
  },
);
