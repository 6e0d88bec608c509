import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from '../console/reporter.js';
import { startInfrastructure, type Infrastructure } from '../servers/infrastructure.js';
import { OperatorError } from '../operator-error.js';
import { runNodeQuietly } from '../processes/run-program.js';
import { choosePorts } from './choose-ports.js';
import { Balancers, placeReplicas } from './replicas.js';
import { reviveServers } from './revive-servers.js';
import { localSecrets } from './secrets.js';
import type { ProgramPart } from './programs.js';
import type { Ports } from './services.js';
import { SupervisedService } from './supervise.js';
import { supervised, startAndReport } from './supervised.js';
import { type Environments, programsOf, environmentsOf } from './environments-of.js';

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
  /** Run each program's compiled files as they are, for the compiler to replace them one by one. */
  readonly isCompiledOnly?: boolean;
  /** The programs of another build; those of the checkout by default. */
  readonly program?: System['program'];
  /** Processes of each service, behind a balancer when there is more than one; 1 by default. */
  readonly replicas?: number;
}

/** The whole product, running. */
export interface System {
  /** File of a command, or of the process itself. */
  readonly program: (part: ProgramPart, command?: string) => string;
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
  const { root, dataDir, reporter } = options;
  const ports = await choosePorts(options.port);
  const program = options.program ?? (await programsOf(options));
  // Before the servers make their folders.
  const secrets = await localSecrets(join(dataDir, 'secrets.json'), existsSync(join(dataDir, 'mongo')));
  const infrastructure = await startInfrastructure({
    dataDir,
    env: options.env,
    ports: { mongo: 0, rabbit: 0, objectStore: 0 },
    privateRabbit: options.privateRabbit,
    log: reporter.note,
    ready: (name, ms) => reporter.done(`${name} is ready (${(ms / 1_000).toFixed(1)} s)`),
  });
  const stopReviving = reviveServers(infrastructure, reporter, options.restartPauses);
  // What is ended when a start fails or is over, the last first.
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
    await Promise.all(services.map((service) => startAndReport(service, reporter)));
    return { url: `http://127.0.0.1:${ports.gateway}`, ports, services, infrastructure, environments, program, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Before any event is published, so that every consumer has a queue. */
async function declareQueues(
  root: string,
  { nodeArgs, services }: Environments,
  program: System['program'],
): Promise<void> {
  const env = { ...process.env, ...services.network };
  const { code, output } = await runNodeQuietly([...nodeArgs, program('messaging', 'declare')], { cwd: root, env });
  if (code !== 0) throw new OperatorError(`The queues could not be made: ${output.trim()}`);
}
