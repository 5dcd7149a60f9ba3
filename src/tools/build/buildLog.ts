/** A line that Astro, or Vite within it, writes while it builds. */
export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  label: string | null;
  message: string;
}

const lines: LogLine[] = [];

/** The warnings and errors since the last call: Astro goes on after many of them, and a site would be published with a part missing. */
export const takeWarnings = (): LogLine[] =>
  lines.splice(0).filter(({ level }) => level === 'warn' || level === 'error');

/** Where Astro sends its lines: its configuration names this file. */
export default function buildLog() {
  return {
    write(line: LogLine): void {
      lines.push(line);
      if (process.env['DEBUG']) process.stderr.write(`[${line.label ?? ''}] ${line.message}\n`);
    },
  };
}
