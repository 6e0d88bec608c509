import { join } from 'node:path';
import type { Reporter } from '../console/reporter.js';
import { Balancers, type Replica } from './replicas.js';
import { withoutHead } from './service-environment.js';
import { SupervisedService } from './supervise.js';
import type { SystemOptions, System } from './system.js';
import type { Environments } from './environments.js';

export function supervised(
  replica: Replica,
  { root, dataDir, env, reporter, restartPauses }: SystemOptions,
  { nodeArgs, services }: Environments,
  program: System['program'],
  balancers: Balancers,
): SupervisedService {
  const { name, port, id } = replica;
  const process = {
    name,
    // INSPECT=network npm run dev: breakpoints in one service while the rest runs.
    args: [...nodeArgs, ...(env['INSPECT'] === name ? ['--inspect=127.0.0.1:9229'] : []), program(name)],
    env: { ...withoutHead(env), ...services[name], PORT: String(port) },
    cwd: root,
    logFile: join(dataDir, 'logs', `${id}.log`),
    readyUrl: `http://127.0.0.1:${port}/api/health/ready`,
  };
  return new SupervisedService(process, reporter, {
    pauses: restartPauses,
    withoutCalls: (work) => balancers.withoutCalls(replica, work),
  });
}

export async function startAndReport(service: SupervisedService, reporter: Reporter): Promise<void> {
  const startedAt = Date.now();
  await service.start();
  reporter.done(`${service.name} is ready (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`);
}
