import { consumedKeys, listeningServices } from '@deepam/contracts';
import { ConfigError, Unreachable } from '@deepam/platform';
import type { ChannelModel } from 'amqplib';
import { readBrokerConfig } from '../broker-config.js';
import { consumerDefaults } from '../messaging.options.js';
import { reachRabbit } from '../rabbit/connect.js';
import { declareConsumer } from '../rabbit/declare.js';
import { declaredOf, exchangeOf, topologyOf } from '../rabbit/topology.js';

interface Output {
  out(text: string): void;
  err(text: string): void;
}

/**
 * Creates the exchange, the queues of every service and all bindings, so that every event reaches its listeners. An
 * existing topology is not changed.
 * @returns the exit code: 0 done, 1 not possible
 */
export async function runDeclare(output: Output, env = process.env): Promise<number> {
  let connection: ChannelModel | null = null;
  try {
    const config = readBrokerConfig(env);
    connection = await reachRabbit(config.AMQP_URL, 'deepam declare');
    await declareAll(connection, config.AMQP_PREFIX);
    output.out(`Declared ${exchangeOf(config.AMQP_PREFIX)} and the queues of ${listeningServices.join(', ')}.`);
    return 0;
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof Unreachable;
    output.err(isPlain ? error.message : `It could not be declared: ${String(error)}`);
    return 1;
  } finally {
    await connection?.close().catch(() => {});
  }
}

async function declareAll(connection: ChannelModel, prefix: string): Promise<void> {
  const { retryDelaysMs, deliveryLimit } = consumerDefaults;
  for (const service of listeningServices) {
    // An error closes the channel; the rejected call reports it.
    const channel = await connection.createChannel();
    channel.on('error', () => {});
    await declareConsumer(channel, topologyOf(prefix, service, retryDelaysMs), consumedKeys(service), deliveryLimit);
    await channel.close();
  }
  await declareDone(connection, prefix);
}

/** The marker comes last: services and relays check for it. */
async function declareDone(connection: ChannelModel, prefix: string): Promise<void> {
  const channel = await connection.createChannel();
  channel.on('error', () => {});
  await channel.assertExchange(declaredOf(prefix), 'fanout', { durable: true });
  await channel.close();
}
