import { Unreachable } from '@deepam/platform';
import { connect, type ChannelModel } from 'amqplib';

const handshakeMs = 10_000;

/**
 * Connects to RabbitMQ.
 * @param name the name in the broker's own lists of connections
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

/** A heartbeat shows within two intervals that a peer has vanished without closing the connection. */
function withHeartbeat(url: string): string {
  const parts = new URL(url);
  if (!parts.searchParams.has('heartbeat')) parts.searchParams.set('heartbeat', '10');
  return parts.toString();
}
