import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { System } from '@deepam/local-servers';

const shim = fileURLToPath(new URL('../../libs/testing/embedded-mongo-wire.cjs', import.meta.url));

export type KeepingProgram = 'backup' | 'restore' | 'backup-keys';

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export const keepingEnvironment = ({ environments: { services } }: System): NodeJS.ProcessEnv => ({
  ...services.notification,
  ...services.identity,
  NODE_OPTIONS: `--require ${shim}`,
});

export function runProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  wrapper: readonly string[] = [],
): Promise<Ended> {
  const [command, ...rest] = [...wrapper, process.execPath, file, ...args];
  return new Promise((resolve) => {
    const child = execFile(command!, rest, { env: { PATH: process.env['PATH'], ...env } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

type Run = (
  args: readonly string[],
  output: { out(text: string): void; err(text: string): void },
  env: NodeJS.ProcessEnv,
) => Promise<number>;

/** The command runs in this process, which saves a start. */
export async function runHere(run: Run, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  return { code: await run(args, { out: print, err: print }, env), output: lines.join('\n') };
}

/** Kills the program after it has printed such a line. @returns whether it had */
export async function killAt(
  line: RegExp,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], { env: { PATH: process.env['PATH'], ...env } });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let isKilled = false;
  for await (const printed of createInterface({ input: child.stdout })) {
    if (!isKilled && line.test(printed)) isKilled = child.kill('SIGKILL');
  }
  await ended;
  return isKilled;
}
