import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answers, portOrFree } from '../processes/ports.js';
import { ownServer } from './own-server.js';
import { findRabbit } from './rabbit-binary.js';
import { externalServer, type Server, type ServerOptions } from './server.js';
import { serverLogin } from './server-login.js';
import { isUsable, launchRabbit } from './launch-rabbit.js';

const usualUrl = 'amqp://guest:guest@127.0.0.1:5672';

export interface RabbitOptions extends ServerOptions {
  /** A private node starts even if a server answers at the usual address; tests that stop a broker need that. */
  readonly private?: boolean;
  readonly configuration?: readonly string[];
}

/**
 * The RabbitMQ server is one that answers on 127.0.0.1:5672, unless private data exist already, or else a private node.
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
  const login = serverLogin(dataDir);
  const url = `amqp://${login.user}:${login.password}@127.0.0.1:${amqp}`;
  const configuration = [`default_user = ${login.user}`, `default_pass = ${login.password}`];
  return ownServer(url, () =>
    launchRabbit(binaries, dataDir, url, env, [...configuration, ...(options.configuration ?? [])]),
  );
}
