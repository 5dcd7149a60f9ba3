// `node --import ./measured.mjs <command>`: when the command ends, writes what it took to the file
// named by MEASURED_TO: CPU seconds of all its threads, and the most memory it held, in MiB.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.MEASURED_TO,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }),
  );
});
