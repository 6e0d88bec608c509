import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../processes/child.js';
import { answers, freePort, portOrFree } from '../processes/ports.js';
import { untilReady } from '../processes/until-ready.js';
import { checkRabbit } from './check-external.js';
import { ownServer, type Running } from './own-server.js';
import { findRabbit, type RabbitBinaries } from './rabbit-binary.js';
import { rabbitEnvironment, type RabbitPorts } from './rabbit-environment.js';
import { externalServer, type Server, type ServerOptions } from './server.js';

const usualUrl = 'amqp://guest:guest@127.0.0.1:5672';

export interface RabbitOptions extends ServerOptions {
  /** Start a private node even where a server answers at the usual address; tests that stop a broker need that. */
  readonly private?: boolean;
  /** Further lines of its configuration. */
  readonly configuration?: readonly string[];
}

/**
 * A RabbitMQ server: one that answers on 127.0.0.1:5672, unless private data is there from before, else a private node.
 * @throws OperatorError when there is no server program or it does not start
 */
export async function startRabbit(options: RabbitOptions): Promise<Server> {
  const { dataDir, log = () => {}, env = process.env } = options;
  const hasOwnData = existsSync(join(dataDir, 'mnesia'));
  if (!options.private && !hasOwnData && (await answers(5672)) && (await isUsable(usualUrl))) {
    log('Using the RabbitMQ that answers on 127.0.0.1:5672.');
    return externalServer(usualUrl);
  }
  const binaries = await findRabbit(log);
  const amqp = await portOrFree(options.port ?? 0);
  return ownServer(`amqp://guest:guest@127.0.0.1:${amqp}`, () =>
    launch(binaries, dataDir, amqp, env, options.configuration ?? []),
  );
}

const isUsable = (url: string): Promise<boolean> =>
  checkRabbit(url).then(
    () => true,
    () => false,
  );

/** epmd runs as our own child in the foreground: left to Erlang, it would become a daemon that outlives everything. */
async function launch(
  binaries: RabbitBinaries,
  dataDir: string,
  amqp: number,
  env: NodeJS.ProcessEnv,
  configuration: readonly string[],
): Promise<Running> {
  const ports: RabbitPorts = { amqp, distribution: await freePort(), epmd: await freePort() };
  mkdirSync(dataDir, { recursive: true });
  const environment = rabbitEnvironment(dataDir, ports, env, configuration);
  const epmd = await startChild({
    name: 'epmd',
    command: binaries.epmd,
    args: ['-port', String(ports.epmd), '-address', '127.0.0.1'],
    env: environment,
    logFile: join(dataDir, 'epmd.log'),
  });
  await untilReady(epmd, () => answers(ports.epmd));
  const server = await startChild({
    name: 'RabbitMQ',
    command: binaries.server,
    args: [],
    env: environment,
    logFile: join(dataDir, 'rabbitmq.log'),
  }).catch(async (error: unknown) => {
    await epmd.stop();
    throw error;
  });
  const stop = async () => {
    await server.stop();
    await epmd.stop();
  };
  try {
    await untilReady(server, () => answers(amqp));
    await untilReady(server, () => isUsable(`amqp://guest:guest@127.0.0.1:${amqp}`));
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: server.pid, exited: Promise.race([server.exited, epmd.exited]), stop };
}
