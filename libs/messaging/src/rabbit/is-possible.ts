import type { BrokerConnection, BrokerChannel } from './broker.js';

/** The broker knows no such queue or exchange, or does not allow this user to use it. */
const refusals: ReadonlySet<unknown> = new Set([404, 403]);

/** The check uses a channel of its own, because the broker closes the channel after an error. */
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
