import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';

const lines: AstroLoggerMessage[] = [];

/** Empties the log. @returns the warnings and errors since the last call. Astro continues after many of them, and would publish a site with a part missing. */
export const drainWarnings = (): AstroLoggerMessage[] =>
  lines.splice(0).filter(({ level }) => level === 'warn' || level === 'error');

/** The logger of a build, which Astro loads from this file. */
export default (): AstroLoggerDestination => ({
  write: (line) => {
    lines.push(line);
    if (process.env['DEBUG']) process.stderr.write(`[${line.label ?? ''}] ${line.message}\n`);
  },
});
