import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';

const lines: AstroLoggerMessage[] = [];

/** The warnings and errors since the last call: Astro goes on after many of them, and a site would be published with a part missing. */
export const takeWarnings = (): AstroLoggerMessage[] =>
  lines.splice(0).filter(({ level }) => level === 'warn' || level === 'error');

/** Where Astro sends its lines: its configuration names this file. */
export default (): AstroLoggerDestination => ({
  write: (line) => {
    lines.push(line);
    if (process.env['DEBUG']) process.stderr.write(`[${line.label ?? ''}] ${line.message}\n`);
  },
});
