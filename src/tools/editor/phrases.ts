/** Phrases by name, in groups of groups. */
export interface Phrases {
  [name: string]: string | Phrases;
}

/**
 * What the editor's own Spanish lacks, in the form of its file of phrases (`locales/es-CO.json`):
 * all that somebody who writes here may meet. What the package has is the package's.
 */
export const phrases: Phrases = {
  select_item: 'Elegir {$name}',
  show_errors: 'Ver los errores',
  list_item_options: 'Opciones del elemento',
  replace_file: 'Cambiar el archivo',
  replace_image: 'Cambiar la imagen',
  remove_file: 'Quitar el archivo',
  remove_image: 'Quitar la imagen',
  file_unavailable: 'No disponible',
  file_unavailable_description: 'Este archivo no se pudo abrir: quizás cambió de lugar o se borró.',
  folders: 'Carpetas',
  more_folders: 'Más carpetas',
  folder_path: 'Ruta de la carpeta',
  folder_contents: 'Contenido',
  back_to_parent_folder: 'Volver a la carpeta de arriba',
  new_folder: 'Carpeta nueva',
  new_folder_name: 'Nombre de la carpeta',
  new_folder_create: 'Crear',
  new_folder_description: 'La carpeta nueva va a estar en «{$folder}».',
  new_folder_error: {
    empty: 'La carpeta necesita un nombre.',
    invalid: 'El nombre de la carpeta no puede llevar barras ni empezar con un punto.',
    duplicate: 'Acá ya hay una carpeta o un archivo con ese nombre.',
  },
  creating_folder: 'Creando la carpeta…',
  creating_folder_failed: 'No se pudo crear la carpeta.',
  folder_created: 'Carpeta creada.',
  folder_options: 'Opciones de la carpeta',
  show_folder_options: 'Ver las opciones de la carpeta',
  rename_folder: 'Cambiarle el nombre a la carpeta',
  renaming_folder: 'Cambiando el nombre de la carpeta…',
  renaming_folder_failed: 'No se pudo cambiar el nombre de la carpeta.',
  folder_renamed: 'La carpeta tiene otro nombre.',
  delete_folder: 'Borrar la carpeta',
  deleting_folder: 'Borrando la carpeta…',
  deleting_folder_failed: 'No se pudo borrar la carpeta.',
  folder_deleted: 'Carpeta borrada.',
  entry_sidebar: {
    slug: {
      title: 'Dirección',
      generated_on_save: 'La dirección sale del título al guardar.',
      unavailable: 'Esta entrada no tiene dirección propia.',
    },
  },
  save_conflict: {
    title: 'Otra persona cambió lo mismo',
    modified_by: '{$name} cambió esta entrada el {$date}, después de que la abriste.',
    modified: 'Esta entrada cambió en el repositorio después de que la abriste.',
    deleted: 'Esta entrada se borró del repositorio después de que la abriste.',
    overwrite_warning: 'Si guardás ahora, se pierde ese otro cambio.',
    recreate_warning: 'Si guardás ahora, la entrada se crea de nuevo.',
    save_anyway: 'Guardar igual',
    branch_moved:
      'Mientras se guardaba, otra persona guardó un cambio en el repositorio. Probá de nuevo: no se perdió nada.',
  },
  remote_change: {
    reload_entry: 'Volver a cargar la entrada',
    confirm_reloading_entry:
      '¿Volver a cargar la entrada? Se pierde lo que cambiaste y no guardaste.',
  },
  assets_dialog: {
    title: { folder: 'Elegir una carpeta' },
    selected_folder: 'Carpeta elegida: {$path}',
    no_subfolders: 'Esta carpeta no tiene otras adentro.',
  },
  status: { deploying: 'Publicando' },
};

/** The package's phrases with those that it lacks; what both have stays the package's. */
export function completed(own: Phrases, more: Phrases = phrases): Phrases {
  const filled = Object.entries(more).map(([name, phrase]): [string, string | Phrases] => {
    const has = own[name];
    if (typeof has === 'string') return [name, has];
    return [name, typeof phrase === 'string' ? phrase : completed(has ?? {}, phrase)];
  });
  return { ...own, ...Object.fromEntries(filled) };
}
