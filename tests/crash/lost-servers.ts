import type { ServiceName } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { servingAt, type Server, type Serving } from '@deepam/local-servers';
import type { CrashSystem } from './crash-system.js';

/** Kills a server with its children. @returns seconds until all processes of the product are whole again */
export async function killServer(test: CrashSystem, server: Server): Promise<number> {
  const { pid } = server;
  if (pid === null) throw new Error('This server is not ours to kill.');
  const killedAt = Date.now();
  process.kill(-pid, 'SIGKILL');
  await poll(() => server.pid !== pid, { timeout: 120_000 });
  await allWhole(test, 120_000);
  return (Date.now() - killedAt) / 1_000;
}

export async function allWhole({ readyUrls }: CrashSystem, timeout: number): Promise<void> {
  const checkServers = async () => {
    const reports = [...readyUrls].map(async ([name, url]) => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      const report = await answer.text();
      const { checks } = JSON.parse(report) as { readonly checks: Readonly<Record<string, string>> };
      if (answer.status !== 200 || Object.values(checks).some((state) => state !== 'up'))
        throw new Error(`${name}: ${report}`);
    });
    await Promise.all(reports);
    return true;
  };
  await poll(checkServers, { timeout, interval: 100 });
}

/**
 * Stops a server without closing its connections, like a machine that is out of memory or paused. @returns a function
 * that resumes it
 */
export function freezeServer({ pid }: Server): () => void {
  if (pid === null) throw new Error('This server is not ours to freeze.');
  process.kill(-pid, 'SIGSTOP');
  return () => void process.kill(-pid, 'SIGCONT');
}

export async function living({ readyUrls }: CrashSystem): Promise<ServiceName[]> {
  const asked = [...readyUrls].map(async ([name, url]) => {
    const answer = await fetch(url.replace(/ready$/, 'live'), { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.text();
    return answer?.status === 200 ? name : null;
  });
  return (await Promise.all(asked)).filter((name) => name !== null);
}

export async function servingOf({ readyUrls }: CrashSystem): Promise<ReadonlyMap<ServiceName, Serving>> {
  return new Map(await Promise.all([...readyUrls].map(async ([name, url]) => [name, await servingAt(url)] as const)));
}
