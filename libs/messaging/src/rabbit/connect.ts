import { Unreachable } from '@deepam/platform';
import { connect, type ChannelModel } from 'amqplib';

const handshakeMs = 10_000;

/**
 * A connection to RabbitMQ.
 * @param name by which the broker's own lists show it
 */
export const connectToRabbit = (url: string, name: string): Promise<ChannelModel> =>
  connect(withHeartbeat(url), {
    noDelay: true,
    timeout: handshakeMs,
    clientProperties: { connection_name: name },
  });

export async function reachRabbit(url: string, name: string): Promise<ChannelModel> {
  try {
    return await connectToRabbit(url, name);
  } catch (error) {
    throw new Unreachable('AMQP_URL', url, error);
  }
}

/** A peer that vanished without a word is noticed within two heartbeats. */
function withHeartbeat(url: string): string {
  const parts = new URL(url);
  if (!parts.searchParams.has('heartbeat')) parts.searchParams.set('heartbeat', '10');
  return parts.toString();
}
