import { spawnSync } from 'node:child_process';

const { status } = spawnSync('prettier', ['--write', '--log-level', 'warn', '.'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
