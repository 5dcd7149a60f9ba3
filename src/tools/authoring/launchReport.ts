import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { projectFiles } from '#tools/filesOf.ts';

/** The mark on a line whose value is made up or not yet confirmed. */
const MARK = /#\s*(?:EJEMPLO|POR CONFIRMAR)\b|<!--\s*EJEMPLO\b/;

/** The marked lines of the content of the project at `root`, with their file and number. */
export async function markedLines(root: string): Promise<string[]> {
  const found = projectFiles(root, contentFolder)
    .filter((file) => /\.(?:yaml|svg)$/.test(file))
    .map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        MARK.test(line) ? [`  ${file}:${index + 1}\n    ${line.trim()}\n`] : [],
      );
    });
  return (await Promise.all(found)).flat();
}

/** The report of what is left to do before a launch: the marked lines, then the list of LANZAMIENTO.md. */
export async function reportLaunch(root: string, lines: readonly string[]): Promise<string> {
  const checklist = await readFile(join(root, 'src/content/LANZAMIENTO.md'), 'utf8');
  const title =
    lines.length > 0
      ? `Quedan ${lines.length} líneas marcadas. En «# EJEMPLO», poné el valor verdadero; en «# POR CONFIRMAR», fijate que sea cierto. Después borrá la marca.\n`
      : 'No queda ninguna línea marcada en el contenido.\n';
  return [title, ...lines, checklist].join('\n');
}
