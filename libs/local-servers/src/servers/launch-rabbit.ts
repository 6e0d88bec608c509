import { checkRabbit } from './check-external.js';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../processes/child.js';
import { answers, freePort } from '../processes/ports.js';
import { untilReady } from '../processes/until-ready.js';
import type { Running } from './own-server.js';
import type { RabbitBinaries } from './rabbit-binary.js';
import { rabbitEnvironment, type RabbitPorts } from './rabbit-environment.js';

export const isUsable = (url: string): Promise<boolean> =>
  checkRabbit(url).then(
    () => true,
    () => false,
  );

/** epmd runs as a child in the foreground: started by Erlang, it would become a daemon that outlives everything. */
export async function launchRabbit(
  binaries: RabbitBinaries,
  dataDir: string,
  url: string,
  env: NodeJS.ProcessEnv,
  configuration: readonly string[],
): Promise<Running> {
  const amqp = Number(new URL(url).port);
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
    await untilReady(server, () => isUsable(url));
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: server.pid, exited: Promise.race([server.exited, epmd.exited]), stop };
}
