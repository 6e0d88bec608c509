import { serviceNames } from '@deepam/local-servers';
import { poll } from '@deepam/testing';
import type { Compose, Container } from './compose.js';
import type { Lives } from './lives.js';
import type { Report } from './report.js';

export const replicas = { commission: 3, network: 2, notification: 2, identity: 2, gateway: 2, web: 2 } as const;
export const processes = [...serviceNames, 'web'] as const;
const servers = ['rabbitmq', 'mongo', 'objects'] as const;

const isWell = ({ state, health }: Container): boolean => state === 'running' && health === 'healthy';

export async function untilHealthy(compose: Compose, service: string, count: number): Promise<void> {
  const wellOnes = async () => (await compose.containers(service)).filter(isWell).length === count;
  await poll(wellOnes, { timeout: 240_000, interval: 300 });
}

export async function killEach(compose: Compose, lives: Lives, report: Report): Promise<void> {
  for (const service of processes) {
    const all = await compose.containers(service);
    for (const [index, { id }] of all.entries()) {
      await report.timed(`${service} ${index + 1} of ${all.length} is killed, and back`, async () => {
        await compose.docker('kill', '--signal', 'KILL', id);
        if (all.length > 1) await lives.oneMore();
        await compose.docker('start', id);
        await untilHealthy(compose, service, all.length);
        if (all.length === 1) await lives.oneMore();
      });
    }
  }
}

export async function stopEachServer(compose: Compose, lives: Lives, report: Report): Promise<void> {
  for (const service of servers) {
    await report.timed(`${service} is stopped, and back`, async () => {
      await compose.run('stop', service);
      await compose.run('start', service);
      await untilHealthy(compose, service, 1);
      await lives.oneMore();
    });
  }
}
