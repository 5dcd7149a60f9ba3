// Imported first by every command: on an error it prints the message alone; DEBUG adds the stack.
process.on('uncaughtException', (error) => {
  console.error(process.env['DEBUG'] ? error : `\n${error.message}`);
  process.exit(1);
});

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
