import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@deepam/local-servers';
import { poll, testEnvironment } from '@deepam/testing';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface SampleProcess {
  readonly pid: number;
  readonly url: string;
  readonly exit: Promise<number | null>;
  output(): string;
  lines(): Record<string, unknown>[];
  listening(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

export async function startSampleProcess(prefix: string, changes: NodeJS.ProcessEnv = {}): Promise<SampleProcess> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    ...testEnvironment(prefix),
    JWKS_URL: 'http://127.0.0.1:9/jwks',
    IDENTITY_URL: 'http://127.0.0.1:9',
    ...changes,
  };
  const child = spawn(
    process.execPath,
    [
      ...['--require', path('../../testing/embedded-mongo-wire.cjs')],
      ...['--import', path('../../testing/typescript/register.mjs')],
      path('./sample-main.ts'),
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const lines = () =>
    printed
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    pid: child.pid!,
    url: `http://127.0.0.1:${port}`,
    exit: once(child, 'close').then(([code]) => code as number | null),
    output: () => printed,
    lines,
    signal: (signal) => void child.kill(signal),
    listening: async () => {
      await poll(
        () => {
          if (child.exitCode !== null) throw new Error(`The process ended:\n${printed}`);
          return lines().some(({ message }) => String(message).includes('listens on'));
        },
        { timeout: 60_000 },
      );
    },
  };
}
