import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';

const lines: AstroLoggerMessage[] = [];

/**
 * Empties the log. Astro goes on after many warnings, and would publish a site with a part missing.
 * @returns the warnings and errors since the last call
 */
export const drainWarnings = (): AstroLoggerMessage[] =>
  lines.splice(0).filter(({ level }) => level === 'warn' || level === 'error');

/** The logger of a build, which Astro loads from this file. */
export default (): AstroLoggerDestination => ({
  write: (line) => {
    lines.push(line);
    if (process.env['DEBUG']) process.stderr.write(`[${line.label ?? ''}] ${line.message}\n`);
  },
});
