import { spawn, type ChildProcess } from 'node:child_process';

/** Starts a screen that nobody sees, in px, with a program such as Xvfb; gives its name. */
export async function startScreen(
  program: string,
  width: number,
  height: number,
): Promise<[ChildProcess, string]> {
  const screen = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const name = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
  return [screen, name];
}
