// Imported first by every command: it ends with what went wrong, in words. DEBUG adds the trace.
process.on('uncaughtException', (error) => {
  console.error(process.env['DEBUG'] ? error : `\n${error.message}`);
  process.exit(1);
});

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
