import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrashPoint } from './crashing-service.js';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface CrashingService {
  say(n: number): void;
  readonly death: Promise<NodeJS.Signals | null>;
  end(): void;
}

export async function spawnCrashing(
  mongoUrl: string,
  prefix: string,
  crashPoint: CrashPoint,
): Promise<CrashingService> {
  const child = spawn(
    process.execPath,
    [
      '--require',
      path('../../testing/embedded-mongo-wire.cjs'),
      '--import',
      path('../../testing/typescript/register.mjs'),
      path('./crashing-service.ts'),
      prefix,
      crashPoint,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, MONGO_URL: mongoUrl } },
  );
  const death = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  let printed = '';
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (/^ready$/m.test(printed)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const early = death.then(() => Promise.reject(new Error(`The service ended before it was ready:\n${printed}`)));
  await Promise.race([ready, early]);
  return { say: (n) => void child.stdin.write(`${n}\n`), death, end: () => void child.kill('SIGKILL') };
}
