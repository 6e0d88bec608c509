import { consumedKeys, publishedKeys, type ServiceName } from '@deepam/contracts';
import { topologyOf } from '../rabbit/topology.js';

/** The rights of a RabbitMQ user, as regular expressions on names of queues and exchanges. */
export interface BrokerRights {
  readonly configure: string;
  readonly write: string;
  readonly read: string;
  /** On the routing keys of one exchange; without it, on all. */
  readonly topics?: { readonly exchange: string; readonly write: string; readonly read: string };
}

const nothing = '^$';
const literal = (name: string): string => name.replace(/[.-]/g, '\\$&');
const only = (...names: readonly string[]): string =>
  names.length === 0 ? nothing : `^(${names.map(literal).join('|')})$`;

/**
 * A service publishes its own events, consumes those of its table, and moves its own messages. It must not read its
 * own retry exchange: bound to the exchange of all events, it would carry any routing key there.
 */
export function serviceRights(prefix: string, service: ServiceName): BrokerRights {
  const { exchange, queue, retryExchange } = topologyOf(prefix, service, []);
  return {
    configure: nothing,
    write: only(exchange, queue, retryExchange),
    read: only(exchange, queue),
    topics: { exchange, write: only(...publishedKeys(service)), read: only(...consumedKeys(service)) },
  };
}

/** The operator's rights cover all queues of this installation, for commands only. */
export function operatorRights(prefix: string): BrokerRights {
  const own = `^${literal(prefix)}\\.`;
  // Only a user who may write the default exchange can create queues that forward to others through it.
  return { configure: own, write: `${own}|^amq\\.default$`, read: own };
}
