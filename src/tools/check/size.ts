/** The units of sizes for authors, in steps of 1,024 as Windows counts them. */
export const KB = 1024;
export const MB = 1024 * KB;

/**
 * A size for messages, «4,8 MB», «612 KB». It is rounded up, so that a size over a limit never looks equal to the
 * limit.
 */
export function formatSize(bytes: number): string {
  const [unit, name] = bytes < MB ? [KB, 'KB'] : [MB, 'MB'];
  const amount = (bytes / unit).toLocaleString('es-AR', {
    maximumFractionDigits: 1,
    roundingMode: 'ceil',
  });
  return `${amount} ${name}`;
}
