// Imported first by every command: it ends with what went wrong, in words. DEBUG adds the trace.
process.on('uncaughtException', (error) => {
  console.error(`\n${process.env['DEBUG'] ? error.stack : error.message}`);
  process.exit(1);
});

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
