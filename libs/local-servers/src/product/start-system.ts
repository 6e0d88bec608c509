import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startInfrastructure, type Infrastructure } from '../servers/infrastructure.js';
import { OperatorError } from '../operator-error.js';
import { runNodeQuietly } from '../processes/run-program.js';
import { Balancers, placeReplicas, type Replica } from './replicas.js';
import { localSecrets, type Secrets } from './secrets.js';
import type { Environments, SystemOptions, System } from './system.js';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { claimPort, freePort, isPortFree } from '../processes/ports.js';
import { serviceNames, type Ports } from './services.js';
import type { Reporter } from '../console/reporter.js';
import { RestartPolicy } from './restart-policy.js';
import { withoutHead, serviceEnvironment } from './service-environment.js';
import { SupervisedService } from './supervise.js';
import { infrastructureEnvironment } from '../servers/infrastructure-environment.js';
import type { SystemSettings } from './system-settings.js';
import { bundlePrograms } from './bundle-programs.js';
import { bundledProgram, compiledProgram } from './programs.js';

/**
 * A change that can't read earlier data raises this number: 4 is that of release 1.0. Data without a file are of state
 * 1.
 */
const presentState = 4;

/**
 * The state of new data is written next to them.
 * @param hasData whether the folder has stored data already
 * @throws OperatorError for data of another state
 */
export async function expectPresentState(dataDir: string, hasData: boolean): Promise<void> {
  const file = join(dataDir, 'data-state');
  if (!hasData) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return writeFile(file, `${presentState}\n`);
  }
  const stored = await readFile(file, 'utf8').catch(() => '1');
  if (Number(stored) === presentState) return;
  throw new OperatorError(
    `The data in ${dataDir} are of another version, which this one cannot read: \`npm run reset\` removes them.`,
  );
}

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
    log: reporter.info,
    ready: (name, ms) => reporter.done(`${name} is ready (${(ms / 1_000).toFixed(1)} s)`),
  });
  const stopReviving = reviveServers(infrastructure, reporter, options.restartPauses);
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

/**
 * The public port is the requested one (0: any free one), and the services have those behind it, as far as they are
 * free.
 * @param isHeld whether the launcher holds the public port itself
 * @throws OperatorError when the public port is not free
 */
export async function choosePorts(publicPort: number, isHeld = false): Promise<Ports> {
  if (publicPort !== 0 && !isHeld && !(await isPortFree(publicPort))) {
    throw new OperatorError(
      `Port ${publicPort} is used by another program: end that, or choose another with PORT=${publicPort + 1000} npm start.`,
    );
  }
  const gateway = publicPort === 0 ? await freePort() : publicPort;
  const entries: [string, number][] = [['gateway', gateway]];
  for (const [index, name] of serviceNames.entries()) {
    if (name === 'gateway') continue;
    const taken = entries.map(([, port]) => port);
    entries.push([name, await nextPort(gateway + index, taken)]);
  }
  return Object.fromEntries(entries) as Ports;
}

async function nextPort(wanted: number, taken: readonly number[]): Promise<number> {
  if (wanted <= 65_535 && !taken.includes(wanted) && (await claimPort(wanted))) return wanted;
  return freePort();
}

/**
 * Restarts the embedded servers after a crash.
 * @param pauses milliseconds, like RestartPolicy
 * @returns a function that ends the restarts
 */
export function reviveServers(
  { mongo, rabbit, objectStore }: Infrastructure,
  reporter: Reporter,
  pauses?: readonly number[],
): () => void {
  const named = [
    ['MongoDB', mongo],
    ['RabbitMQ', rabbit],
    ['Object storage', objectStore],
  ] as const;
  const policies = named.map(([name, server]) => {
    let upSince = Date.now();
    const begin = () => server.restart().then(() => void (upSince = Date.now()));
    const restartPolicy = new RestartPolicy(name, begin, reporter, pauses);
    server.onCrash(() => void restartPolicy.after('it ended by itself', Date.now() - upSince));
    return restartPolicy;
  });
  return () => {
    for (const restartPolicy of policies) restartPolicy.cancel();
  };
}

function supervised(
  replica: Replica,
  { root, dataDir, env, reporter, restartPauses }: SystemOptions,
  { nodeArgs, services }: Environments,
  program: System['program'],
  balancers: Balancers,
): SupervisedService {
  const { name, port, id } = replica;
  const process = {
    name,
    // The command `INSPECT=network npm run dev` allows breakpoints in one service while the rest runs.
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

async function startAndReport(service: SupervisedService, reporter: Reporter): Promise<void> {
  const startedAt = Date.now();
  await service.start();
  reporter.done(`${service.name} is ready (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`);
}

async function programsOf({ root, isCompiledOnly = false }: SystemOptions): Promise<System['program']> {
  if (isCompiledOnly) return (part, command) => join(root, compiledProgram(part, command));
  const folder = await bundlePrograms(root);
  return (part, command) => join(folder, bundledProgram(part, command));
}

async function environmentsOf(
  { root, env, publicUrl, demoLogins }: SystemOptions,
  infrastructure: Infrastructure,
  ports: Ports,
  secrets: Secrets,
): Promise<Environments> {
  const settings: SystemSettings = {
    env: await ownVariables(root, env),
    infrastructure: infrastructureEnvironment(infrastructure),
    ports,
    secrets,
    publicUrl: publicUrl ?? `http://localhost:${ports.gateway}`,
    webRoot: join(root, 'web/dist'),
    demoLogins,
  };
  const services = serviceNames.map((name) => [name, serviceEnvironment(name, settings)]);
  const shim = join(root, 'libs/testing/embedded-mongo-wire.cjs');
  return {
    nodeArgs: infrastructure.mongo.needsWireShim ? ['--require', shim] : [],
    services: Object.fromEntries(services) as Environments['services'],
  };
}

/** A process of the product reads these variables of the user: the ones in .env.example. */
async function ownVariables(root: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const text = await readFile(join(root, '.env.example'), 'utf8');
  const names = new Set([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}
