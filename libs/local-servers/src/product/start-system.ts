import { join } from 'node:path';
import type { ServiceName } from '@deepam/contracts';
import type { Reporter } from '../console/reporter.js';
import { infrastructureEnvironment } from '../servers/infrastructure-environment.js';
import { startInfrastructure, type Infrastructure } from '../servers/infrastructure.js';
import { OperatorError } from '../operator-error.js';
import { runNodeQuietly } from '../processes/run-program.js';
import { freePort } from '../processes/ports.js';
import { Balancer } from './balancer.js';
import { choosePorts } from './choose-ports.js';
import { reviveServers } from './revive-servers.js';
import { localSecrets } from './secrets.js';
import { serviceEnvironment, withoutHead, type SystemSettings } from './service-environment.js';
import { ownVariables } from './own-variables.js';
import { programOf, serviceNames, type Ports } from './services.js';
import { SupervisedService } from './supervise.js';

/** How the processes of the running system were started, for commands that do something beside them. */
export interface Environments {
  readonly nodeArgs: readonly string[];
  readonly services: Readonly<Record<ServiceName, NodeJS.ProcessEnv>>;
}

export interface SystemOptions {
  /** The checkout. */
  readonly root: string;
  readonly dataDir: string;
  /** Of the gateway; 0 for any free one. */
  readonly port: number;
  /** What the user has set. */
  readonly env: NodeJS.ProcessEnv;
  readonly reporter: Reporter;
  /** Offer the logins of this file on the login page. */
  readonly demoLogins?: string;
  /** Where browsers reach it, when that is not the gateway itself. */
  readonly publicUrl?: string;
  /** Never share a RabbitMQ that already runs on this machine. */
  readonly privateRabbit?: boolean;
  /** Milliseconds before a crashed process or server starts again, one entry per crash in close succession; by default they grow. */
  readonly restartPauses?: readonly number[];
  /** Processes of each service, behind a balancer when there is more than one; 1 by default. */
  readonly replicas?: number;
}

/** The whole product, running. */
export interface System {
  /** Of the gateway. */
  readonly url: string;
  readonly ports: Ports;
  readonly services: readonly SupervisedService[];
  readonly infrastructure: Infrastructure;
  /** Arguments of Node and environments to run commands of the services with. */
  readonly environments: Environments;
  stop(): Promise<void>;
}

/**
 * Starts the servers, then all processes side by side, and resolves when every one is ready.
 * @throws OperatorError with one clear sentence; what was started is ended before
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { root, dataDir, env, reporter } = options;
  const ports = await choosePorts(options.port);
  const infrastructure = await startInfrastructure({
    dataDir,
    env,
    ports: { mongo: 0, rabbit: 0, objectStore: 0 },
    privateRabbit: options.privateRabbit,
    log: reporter.note,
    ready: (name, ms) => reporter.done(`${name} is ready (${(ms / 1_000).toFixed(1)} s)`),
  });
  const stopReviving = reviveServers(infrastructure, reporter, options.restartPauses);
  const url = `http://127.0.0.1:${ports.gateway}`;
  const settings: SystemSettings = {
    env: await ownVariables(root, env),
    infrastructure: infrastructureEnvironment(infrastructure),
    ports,
    secrets: await localSecrets(join(dataDir, 'secrets.json')),
    publicUrl: options.publicUrl ?? `http://localhost:${ports.gateway}`,
    webRoot: join(root, 'web/dist'),
    demoLogins: options.demoLogins,
  };
  const nodeArgs = infrastructure.mongo.needsWireShim
    ? ['--require', join(root, 'libs/testing/embedded-mongo-wire.cjs')]
    : [];
  const environments: Environments = {
    nodeArgs,
    services: Object.fromEntries(
      serviceNames.map((name) => [name, serviceEnvironment(name, settings)]),
    ) as Environments['services'],
  };
  const replicas = await placeReplicas(ports, options.replicas ?? 1);
  const services = replicas.map(
    ({ name, port, id }) =>
      new SupervisedService(
        {
          name,
          args: [...nodeArgs, join(root, programOf(name))],
          env: { ...withoutHead(env), ...environments.services[name], PORT: String(port) },
          cwd: root,
          logFile: join(dataDir, 'logs', `${id}.log`),
          readyUrl: `http://127.0.0.1:${port}/api/health/ready`,
        },
        reporter,
        options.restartPauses,
      ),
  );
  const balancers = serviceNames.map((name) => {
    const behind = replicas.filter((replica) => replica.name === name && replica.port !== ports[name]);
    return { port: ports[name], balancer: behind.length > 0 ? new Balancer(behind.map(({ port }) => port)) : null };
  });
  const stop = async () => {
    stopReviving();
    await Promise.all(balancers.map(({ balancer }) => balancer?.close()));
    await Promise.all(services.map((service) => service.stop()));
    await infrastructure.stop();
  };
  try {
    await declareQueues(root, environments);
    await Promise.all(balancers.map(({ balancer, port }) => balancer?.listen(port)));
    await Promise.all(services.map((service) => startAndReport(service, reporter)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    ports,
    services,
    infrastructure,
    environments,
    stop,
  };
}

interface Replica {
  readonly name: ServiceName;
  readonly port: number;
  /** Of its log. */
  readonly id: string;
}

/** A single process has the port of its service; several have ports of their own behind it. */
async function placeReplicas(ports: Ports, count: number): Promise<Replica[]> {
  const placed: Replica[] = [];
  for (const name of serviceNames) {
    if (count === 1) placed.push({ name, port: ports[name], id: name });
    else for (let n = 1; n <= count; n += 1) placed.push({ name, port: await freePort(), id: `${name}-${n}` });
  }
  return placed;
}

/** Before any event is published, so that every consumer has a queue. */
async function declareQueues(root: string, { nodeArgs, services }: Environments): Promise<void> {
  const program = join(root, 'libs/messaging/dist/declare.js');
  const env = { ...process.env, ...services.network };
  const { code, output } = await runNodeQuietly([...nodeArgs, program], { cwd: root, env });
  if (code !== 0) throw new OperatorError(`The queues could not be made: ${output.trim()}`);
}

async function startAndReport(service: SupervisedService, reporter: Reporter): Promise<void> {
  const startedAt = Date.now();
  await service.start();
  reporter.done(`${service.name} is ready (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`);
}
