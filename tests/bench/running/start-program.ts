import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const loader = new URL('../../../libs/testing/typescript/register.mjs', import.meta.url).href;

export interface StartedProgram {
  /** What the program has printed: its address. */
  readonly origin: string;
  readonly pid: number;
  stop(): void;
}

/** A server of the bench in a process of its own, run from its source. */
export async function startProgram(source: URL, args: readonly string[]): Promise<StartedProgram> {
  const child = spawn(process.execPath, ['--import', loader, fileURLToPath(source), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), pid: child.pid!, stop: () => void child.kill('SIGTERM') };
}
