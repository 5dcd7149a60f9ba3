import { spawnSync } from 'node:child_process';

// Both, so that one run tells everything.
const results = ['eslint --max-warnings 0 .', 'prettier --check --log-level warn .'].map(
  (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status,
);
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
