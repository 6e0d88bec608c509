import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.js';
import { findOnPath } from '../processes/find-on-path.js';

const run = promisify(execFile);

export interface RabbitBinaries {
  readonly server: string;
  readonly epmd: string;
}

/** Packages install the server's own script here; the wrapper on PATH changes to another user when root calls it. */
const packagedServer = '/usr/lib/rabbitmq/bin/rabbitmq-server';

export async function findRabbit(log: (line: string) => void): Promise<RabbitBinaries> {
  const found = installedRabbit();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath('apt-get')) {
    await installRabbit(log);
    const installed = installedRabbit();
    if (installed) return installed;
  }
  throw new OperatorError(
    'RabbitMQ was not found: install it (on Debian: sudo apt-get install --no-install-recommends rabbitmq-server), ' +
      'or run one on 127.0.0.1:5672, or set AMQP_URL to a running one.',
  );
}

function installedRabbit(): RabbitBinaries | undefined {
  const server = existsSync(packagedServer) ? packagedServer : findOnPath('rabbitmq-server');
  const epmd = findOnPath('epmd');
  return server && epmd ? { server, epmd } : undefined;
}

async function installRabbit(log: (line: string) => void): Promise<void> {
  log('Installing RabbitMQ with apt-get …');
  // Run level 1 prevents the package from starting a server.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env });
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'rabbitmq-server');
  } catch (cause) {
    const reason = String((cause as { stderr?: string }).stderr ?? cause)
      .trim()
      .split('\n')
      .at(-1);
    throw new OperatorError(
      `RabbitMQ could not be installed with apt-get (${reason}): install it by hand, or set AMQP_URL to a running one.`,
      { cause },
    );
  }
}
