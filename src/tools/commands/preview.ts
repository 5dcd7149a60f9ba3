import './command.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startHost } from '#tools/delivery/startHost.ts';
import { dist } from '#tools/projectRoot.ts';

// `npm run preview` serves dist, `-- <folder>` another built site, at PORT until Ctrl-C.
const [, , folder = dist] = process.argv;
if (!existsSync(join(folder, 'index.html'))) {
  throw new Error('Todavía no hay nada para servir: corré antes «npm run build».');
}
const host = await startHost(resolve(folder), Number(process.env['PORT'] ?? 4321));
console.log(`\nLineo está en ${host.address} (Ctrl-C para terminar)`);
const stop = () => void host.stop().finally(() => process.exit());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
