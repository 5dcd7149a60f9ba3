/** Ends a command with what went wrong, in words; the trace only helps who set DEBUG. */
export function explain(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
