import type { BrokerChannel, BrokerConnection } from './broker.js';
import { deadQueueArguments, mainQueueArguments, retryQueueArguments, type Topology } from './topology.js';

export async function declareExchange(channel: BrokerChannel, exchange: string): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
}

/**
 * Idempotent: everything a consumer needs, the last queue first, so that nothing forwards into the void.
 * @param answered is called after each answer of the broker
 */
export async function declareConsumer(
  channel: BrokerChannel,
  topology: Topology,
  routingKeys: Iterable<string>,
  deliveryLimit: number,
  answered: () => void = () => {},
): Promise<void> {
  await declareExchange(channel, topology.exchange);
  answered();
  await channel.assertQueue(topology.dead, { durable: true, arguments: deadQueueArguments });
  answered();
  await channel.assertQueue(topology.queue, {
    durable: true,
    arguments: mainQueueArguments(topology, deliveryLimit),
  });
  answered();
  for (const retry of topology.retries) {
    await channel.assertQueue(retry.name, { durable: true, arguments: retryQueueArguments(topology, retry) });
    answered();
  }
  await channel.assertExchange(topology.retryExchange, 'direct', { durable: true });
  answered();
  for (const name of [topology.dead, ...topology.retries.map((retry) => retry.name)]) {
    await channel.bindQueue(name, topology.retryExchange, name);
    answered();
  }
  await bindHeard(channel, topology, routingKeys, answered);
}

async function bindHeard(
  channel: BrokerChannel,
  { queue, exchange }: Topology,
  routingKeys: Iterable<string>,
  answered: () => void,
): Promise<void> {
  for (const routingKey of routingKeys) {
    await channel.bindQueue(queue, exchange, routingKey);
    answered();
  }
}

/** The same for a service, whose user may make nothing: where `messaging declare` has made it all, only its own queue is bound. */
export async function findOrDeclareConsumer(
  connection: BrokerConnection,
  channel: BrokerChannel,
  topology: Topology,
  routingKeys: Iterable<string>,
  deliveryLimit: number,
  answered: () => void,
): Promise<void> {
  const { exchange, declared, retryExchange, queue, dead, retries } = topology;
  const isThere = await isPossible(connection, async (asking) => {
    for (const name of [declared, exchange, retryExchange]) {
      await asking.checkExchange(name);
      answered();
    }
    for (const name of [queue, dead, ...retries.map((retry) => retry.name)]) {
      await asking.checkQueue(name);
      answered();
    }
  });
  if (isThere) await bindHeard(channel, topology, routingKeys, answered);
  else await declareConsumer(channel, topology, routingKeys, deliveryLimit, answered);
}

export async function findOrDeclareExchange(
  connection: BrokerConnection,
  channel: BrokerChannel,
  exchange: string,
): Promise<void> {
  if (await isPossible(connection, (asking) => asking.checkExchange(exchange))) return;
  await declareExchange(channel, exchange);
}

/** The broker knows no such queue or exchange, or does not let this user. */
const refusals: ReadonlySet<unknown> = new Set([404, 403]);

/** Tries something on a channel of its own: the broker closes the channel over what it refuses. */
export async function isPossible(
  connection: BrokerConnection,
  work: (channel: BrokerChannel) => Promise<unknown>,
): Promise<boolean> {
  let channelError: { code?: unknown } | null = null;
  try {
    const channel = await connection.createChannel();
    channel.on('error', (reported: { code?: unknown }) => (channelError = reported));
    await work(channel);
    await channel.close();
    return true;
  } catch (cause) {
    if (refusals.has((channelError ?? (cause as { code?: unknown })).code)) return false;
    throw cause;
  }
}
