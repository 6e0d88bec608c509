import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { poll } from '@deepam/testing';

const script = fileURLToPath(new URL('run-command.mjs', import.meta.url));

export class Launcher {
  output = '';
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(args: readonly string[], env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.exited = once(this.child, 'close').then(([code]) => code as number | null);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Waits until it has printed this. @throws Error with the whole output when it ends or takes too long */
  async says(text: string, timeout = 150_000): Promise<void> {
    await poll(
      () => {
        if (this.child.exitCode !== null && !this.output.includes(text)) throw new Error(`It ended:\n${this.output}`);
        return this.output.includes(text);
      },
      { timeout, interval: 50 },
    ).catch((error: Error) => {
      throw new Error(`It did not say "${text}" (${error.message}):\n${this.output}`);
    });
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }
}
