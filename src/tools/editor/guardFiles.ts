import type { Originals } from './originals.ts';

/** What the browser can do with a file beside what TypeScript knows of. */
interface MovableFile extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/** Why a file was not saved, and what to do so that nothing is lost. */
const changedMeanwhile = (name: string) =>
  `«${name}» cambió en esta computadora después de que lo abriste acá, y no se guardó para no pisar ese cambio. Lo que escribiste sigue en esta página: copialo, volvé a cargarla, elegí «Descartar» si te ofrece recuperarlo, y pegalo en lo nuevo.`;

const textOf = async (file: FileSystemFileHandle) => (await file.getFile()).text();

/** The text of a file of a folder; nothing where there is none. */
async function textIn(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  try {
    return await textOf(await folder.getFileHandle(name));
  } catch {
    return '';
  }
}

/**
 * Keeps the editor from saving over a file of this computer that changed since it was read. It saves
 * by writing a file beside the right one and moving it into its place: that is where it is asked.
 */
export function guardFiles({ mayReplace, saved }: Originals): void {
  const file = FileSystemFileHandle.prototype as MovableFile;
  const { move } = file;
  file.move = async function (this: MovableFile, folder, name) {
    const text = await textOf(this);
    const current = await textIn(folder, name);
    if (current !== '' && !mayReplace(current, text)) throw new Error(changedMeanwhile(name));
    await move.call(this, folder, name);
    saved(text);
  };
}
