import { checkRabbit } from './check-external.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../processes/child.js';
import { answers, freePort } from '../processes/ports.js';
import { untilReady } from '../processes/until-ready.js';
import type { Running } from './own-server.js';
import type { RabbitBinaries } from './rabbit-binary.js';

interface RabbitPorts {
  readonly amqp: number;
  readonly distribution: number;
  readonly epmd: number;
}

const loopback = '127.0.0.1';

function rabbitEnvironment(
  dataDir: string,
  ports: RabbitPorts,
  base: NodeJS.ProcessEnv,
  more: readonly string[] = [],
): NodeJS.ProcessEnv {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = (name: string, content: string) => {
    writeFileSync(join(dataDir, name), content, { mode: 0o600 });
    return join(dataDir, name);
  };
  const inherited = Object.entries(base).filter(([name]) => !/^(RABBITMQ|ERL)_/.test(name));
  return {
    ...Object.fromEntries(inherited),
    // RabbitMQ creates the cookie in HOME.
    HOME: dataDir,
    RABBITMQ_NODENAME: 'deepam@localhost',
    RABBITMQ_CONF_ENV_FILE: file('rabbitmq-env.conf', ''),
    RABBITMQ_CONFIG_FILE: file('rabbitmq.conf', configuration(ports, more)),
    RABBITMQ_ENABLED_PLUGINS_FILE: file('enabled_plugins', '[].\n'),
    RABBITMQ_MNESIA_BASE: join(dataDir, 'mnesia'),
    RABBITMQ_LOG_BASE: join(dataDir, 'log'),
    RABBITMQ_DIST_PORT: String(ports.distribution),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-start_epmd false -kernel inet_dist_use_interface {127,0,0,1}',
    ERL_EPMD_PORT: String(ports.epmd),
    ERL_EPMD_ADDRESS: loopback,
    // With this variable the server's script becomes the server instead of watching over it, so that one process gets
    // the signals.
    RUNNING_UNDER_SYSTEMD: 'true',
  };
}

/** The limits are small, to leave room for the other programs of a laptop. */
const configuration = (ports: RabbitPorts, more: readonly string[]): string =>
  [
    `listeners.tcp.1 = ${loopback}:${ports.amqp}`,
    'vm_memory_high_watermark.absolute = 1GB',
    'disk_free_limit.absolute = 50MB',
    'raft.wal_max_size_bytes = 67108864',
    'log.file.level = warning',
    'log.console = false',
    ...more,
    '',
  ].join('\n');

export const isUsable = (url: string): Promise<boolean> =>
  checkRabbit(url).then(
    () => true,
    () => false,
  );

/**
 * epmd runs as a child in the foreground: if Erlang started it, it would become a daemon that outlives all other
 * processes.
 */
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
