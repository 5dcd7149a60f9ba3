import { spawnSync } from 'node:child_process';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isClean = [
  run('eslint', ['--config', '.eslint.config.mjs', '--max-warnings', '0', '.']),
  run('prettier', ['--check', '--log-level', 'warn', '.']),
].every(Boolean);
process.exitCode = isClean ? 0 : 1;
