import type { QueueDepths } from '../metrics/messaging-metrics.js';
import type { BrokerConnection } from './broker.js';
import { isPossible } from './is-possible.js';
import type { Topology } from './topology.js';

/** The result is undefined if the broker no longer knows the queues. */
export async function depthsOf(
  connection: BrokerConnection,
  { queue, retries, dead }: Topology,
): Promise<QueueDepths | undefined> {
  const depths = { main: 0, retry: 0, dead: 0 };
  const areThere = await isPossible(connection, async (channel) => {
    const countOf = async (name: string) => (await channel.checkQueue(name)).messageCount;
    depths.main = await countOf(queue);
    depths.dead = await countOf(dead);
    for (const { name } of retries) depths.retry += await countOf(name);
  });
  return areThere ? depths : undefined;
}
