import { spawn, type ChildProcess } from 'node:child_process';

export interface ProgramOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface QuietResult {
  readonly code: number;
  readonly output: string;
}

const running = new Set<ChildProcess>();
const groups = new WeakSet<ChildProcess>();

/** Ctrl-C at a terminal may reach the programs anyway; another signal does not. */
export function endPrograms(): void {
  for (const child of running) {
    const isAlive = child.exitCode === null && child.signalCode === null;
    if (isAlive && groups.has(child)) process.kill(-child.pid!, 'SIGTERM');
    else child.kill('SIGTERM');
  }
}

/**
 * Runs a Node program with its output on ours.
 * @returns the exit code of the program, or 1 when a signal ended it
 */
export function runNode(args: readonly string[], { cwd, env }: ProgramOptions): Promise<number> {
  return ended(spawn(process.execPath, [...args], { cwd, env, stdio: 'inherit' }));
}

/** The program starts others, which `endPrograms` ends with it. It has no terminal to read from. */
export function runNodeGroup(args: readonly string[], { cwd, env }: ProgramOptions): Promise<number> {
  const child = spawn(process.execPath, [...args], { cwd, env, stdio: 'inherit', detached: true });
  groups.add(child);
  return ended(child);
}

/** The output is stored for later, so that several programs can run next to each other. */
export async function runNodeQuietly(args: readonly string[], { cwd, env }: ProgramOptions): Promise<QuietResult> {
  const child = spawn(process.execPath, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { code: await ended(child), output };
}

function ended(child: ChildProcess): Promise<number> {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}
