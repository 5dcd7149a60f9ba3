import './command.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dist } from '#tools/build/built.ts';
import { startHost } from '#tools/delivery/server.ts';

// `npm run preview` serves dist, `-- <folder>` another built site, at PORT until Ctrl-C.
const [, , folder = dist] = process.argv;
const { PORT = '4321' } = process.env;
const port = Number(PORT);

if (!existsSync(join(folder, 'index.html'))) {
  throw new Error('Todavía no hay nada para servir: corré antes «npm run build».');
}
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  throw new Error(`PORT tiene que ser un número entre 1 y 65535 y se encontró «${PORT}».`);
}

const host = await startHost(resolve(folder), port);
console.log(`\nLineo está en ${host.address} (Ctrl-C para terminar)`);
const stop = () => void host.stop().finally(() => process.exit());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
