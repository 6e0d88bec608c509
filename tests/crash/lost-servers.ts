import type { ServiceName } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import type { Server } from '@deepam/local-servers';
import type { CrashSystem } from './crash-system.js';

/** Kills a server with everything it started. @returns seconds until all processes of the product are ready again */
export async function killServer(test: CrashSystem, server: Server): Promise<number> {
  const { pid } = server;
  if (pid === null) throw new Error('This server is not ours to kill.');
  const killedAt = Date.now();
  process.kill(-pid, 'SIGKILL');
  await poll(() => server.pid !== pid, { timeout: 120_000 });
  await allReady(test, 120_000);
  return (Date.now() - killedAt) / 1_000;
}

/** @throws Error that tells who is not ready, and why */
export async function allReady({ readyUrls }: CrashSystem, timeout: number): Promise<void> {
  const look = async () => {
    const reports = [...readyUrls].map(async ([name, url]) => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      const report = await answer.text();
      if (answer.status !== 200) throw new Error(`${name}: ${report}`);
    });
    await Promise.all(reports);
    return true;
  };
  await poll(look, { timeout, interval: 100 });
}

/** Stops a server without closing its connections, as a machine that is out of memory or paused does. @returns a function that lets it go on */
export function freezeServer({ pid }: Server): () => void {
  if (pid === null) throw new Error('This server is not ours to freeze.');
  process.kill(-pid, 'SIGSTOP');
  return () => void process.kill(-pid, 'SIGCONT');
}

/** Names of the processes whose health call answers with 200. */
export async function answering({ readyUrls }: CrashSystem, state: 'ready' | 'live'): Promise<ServiceName[]> {
  const asked = [...readyUrls].map(async ([name, url]) => {
    const answer = await fetch(url.replace(/ready$/, state), { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.text();
    return answer?.status === 200 ? name : null;
  });
  return (await Promise.all(asked)).filter((name) => name !== null);
}
