import { poll } from '@deepam/testing';
import type { Server } from '../../../src/infrastructure/server.js';
import type { CrashSystem } from './crash-system.js';

/** Kills a server with everything it started. @returns seconds until all processes of the product are ready again */
export async function killServer({ readyUrls }: CrashSystem, server: Server): Promise<string> {
  const { pid } = server;
  if (pid === null) throw new Error('This server is not ours to kill.');
  const killedAt = Date.now();
  process.kill(-pid, 'SIGKILL');
  await poll(() => server.pid !== pid, { timeout: 120_000 });
  for (const url of readyUrls.values()) {
    await poll(async () => (await fetch(url)).status === 200, { timeout: 120_000, interval: 100 });
  }
  return ((Date.now() - killedAt) / 1_000).toFixed(1);
}
