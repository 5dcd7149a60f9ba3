import { startHost } from '#tools/delivery/server.ts';
import { explain } from './explain.ts';

/** The port of `npm start` where PORT doesn't say another. */
const DEFAULT_PORT = 4321;

function readPort(): number {
  const { PORT } = process.env;
  if (!PORT) return DEFAULT_PORT;
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  explain(new Error(`PORT tiene que ser un número entre 1 y 65535 y se encontró «${PORT}».`));
}

/** Serves a folder until Ctrl-C, and says where. */
export async function serve(directory: string): Promise<void> {
  try {
    const host = await startHost(directory, readPort());
    console.log(`\nLineo está en ${host.address} (Ctrl-C para terminar)`);
    const stop = () => void host.stop().finally(() => process.exit());
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    explain(error);
  }
}
