import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startInfrastructure } from '../servers/infrastructure.js';
import { OperatorError } from '../operator-error.js';
import { runNodeQuietly } from '../processes/run-program.js';
import { choosePorts } from './choose-ports.js';
import { expectPresentState } from './data-state.js';
import { Balancers, placeReplicas } from './replicas.js';
import { reviveServers } from './revive-servers.js';
import { localSecrets } from './secrets.js';
import { supervised, startAndReport } from './supervised.js';
import { programsOf, environmentsOf } from './environments-of.js';
import { type Environments } from './environments.js';
import type { SystemOptions, System } from './system.js';

/**
 * Starts the servers, then the services concurrently, then the gateway, so that the gateway's port belongs to a ready
 * product.
 * @throws OperatorError with one clear sentence; all started processes are ended before
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { root, dataDir, reporter } = options;
  const ports = await choosePorts(options.port, options.releasePort !== undefined);
  const program = options.program ?? (await programsOf(options));
  // The check precedes the servers, which create their folders.
  const hasData = existsSync(join(dataDir, 'mongo'));
  await expectPresentState(dataDir, hasData);
  const secrets = await localSecrets(join(dataDir, 'secrets.json'), hasData);
  const infrastructure = await startInfrastructure({
    dataDir,
    env: options.env,
    ports: { mongo: 0, rabbit: 0, objectStore: 0 },
    privateRabbit: options.privateRabbit,
    log: reporter.note,
    ready: (name, ms) => reporter.done(`${name} is ready (${(ms / 1_000).toFixed(1)} s)`),
  });
  const stopReviving = reviveServers(infrastructure, reporter, options.restartPauses);
  // Cleanup steps for a failed or finished start, in reverse order.
  const ends = [() => infrastructure.stop(), async () => stopReviving()];
  const endAll = async () => {
    for (const end of ends.toReversed()) await end();
  };
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= endAll());
  try {
    const environments = await environmentsOf(options, infrastructure, ports, secrets);
    const replicas = await placeReplicas(ports, options.replicas ?? 1);
    const balancers = new Balancers(ports, replicas);
    const services = replicas.map((replica) => supervised(replica, options, environments, program, balancers));
    ends.push(async () => void (await Promise.all(services.map((service) => service.stop()))));
    ends.push(() => balancers.close());
    await declareQueues(root, environments, program);
    await balancers.listen();
    const start = (isGateway: boolean) =>
      Promise.all(
        services
          .filter(({ name }) => (name === 'gateway') === isGateway)
          .map((service) => startAndReport(service, reporter)),
      );
    await start(false);
    await options.releasePort?.();
    await start(true);
    return { url: `http://127.0.0.1:${ports.gateway}`, ports, services, infrastructure, environments, program, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Queues must exist before the first event is published. */
async function declareQueues(
  root: string,
  { nodeArgs, services }: Environments,
  program: System['program'],
): Promise<void> {
  const env = { ...process.env, ...services.network };
  const { code, output } = await runNodeQuietly([...nodeArgs, program('messaging', 'declare')], { cwd: root, env });
  if (code !== 0) throw new OperatorError(`The queues could not be made: ${output.trim()}`);
}
