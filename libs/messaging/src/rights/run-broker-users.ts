import { writeFile } from 'node:fs/promises';
import { listeningServices } from '@deepam/contracts';
import { ConfigError, loadConfig } from '@deepam/platform';
import { z } from 'zod';
import { brokerConfig } from '../broker-config.js';
import { brokerDefinitions, operatorUser } from './broker-definitions.js';

interface Output {
  out(text: string): void;
  err(text: string): void;
}

const password = z.string().min(16).describe('a password of RabbitMQ of at least 16 characters');
const passwordOf = (user: string) => (user === operatorUser ? 'AMQP_PASSWORD' : `${variableOf(user)}_AMQP_PASSWORD`);
const variableOf = (service: string) => service.toUpperCase().replaceAll('-', '_');

const passwords = z.object(
  Object.fromEntries([operatorUser, ...listeningServices].map((user) => [passwordOf(user), password])),
);

/**
 * Writes the definitions of all users of the broker, or prints them. Reads AMQP_PREFIX, AMQP_PASSWORD and
 * <SERVICE>_AMQP_PASSWORD.
 * @returns the exit code: 0 done, 1 not possible
 */
export async function runBrokerUsers([file]: readonly string[], output: Output, env = process.env): Promise<number> {
  try {
    const { AMQP_PREFIX } = loadConfig(brokerConfig.pick({ AMQP_PREFIX: true }), env);
    const given = loadConfig(passwords, env);
    const definitions = brokerDefinitions(AMQP_PREFIX, (user) => given[passwordOf(user)]!);
    const text = `${JSON.stringify(definitions, null, 2)}\n`;
    if (file === undefined) output.out(text);
    else await writeFile(file, text);
    return 0;
  } catch (error) {
    output.err(error instanceof ConfigError ? error.message : `The users could not be written: ${String(error)}`);
    return 1;
  }
}
