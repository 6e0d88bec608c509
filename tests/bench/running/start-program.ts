import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const loader = new URL('../../../libs/testing/typescript/register.mjs', import.meta.url).href;
const wireShim = fileURLToPath(new URL('../../../libs/testing/embedded-mongo-wire.cjs', import.meta.url));

export interface StartedProgram {
  readonly origin: string;
  readonly pid: number;
  stop(): void;
}

/**
 * Runs a server of the bench from its source in a separate process.
 * @throws Error when it ends before it has printed anything
 */
export async function startProgram(source: URL, args: readonly string[]): Promise<StartedProgram> {
  const options = ['--require', wireShim, '--import', loader];
  const child = spawn(process.execPath, [...options, fileURLToPath(source), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await Promise.race([
    once(child.stdout, 'data').then(([data]: Buffer[]) => data!.toString().trim()),
    once(child, 'exit').then(() => null),
  ]);
  if (line === null) throw new Error(`${fileURLToPath(source)} has ended before it could be used.`);
  return { origin: line, pid: child.pid!, stop: () => void child.kill('SIGTERM') };
}
