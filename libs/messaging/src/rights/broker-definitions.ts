import { createHash, randomBytes } from 'node:crypto';
import { listeningServices, type ServiceName, consumedKeys, publishedKeys } from '@deepam/contracts';
import { topologyOf } from '../rabbit/topology.js';

/** The rights of a RabbitMQ user are regular expressions on names of queues and exchanges. */
interface BrokerRights {
  readonly configure: string;
  readonly write: string;
  readonly read: string;
  /** The rights concern the routing keys of one exchange; without the field, all routing keys are allowed. */
  readonly topics?: { readonly exchange: string; readonly write: string; readonly read: string };
}

const nothing = '^$';

const literal = (name: string): string => name.replace(/[.-]/g, '\\$&');

const only = (...names: readonly string[]): string =>
  names.length === 0 ? nothing : `^(${names.map(literal).join('|')})$`;

/**
 * A service publishes its own events, consumes those of its table, and moves its own messages. It must not read its own
 * retry exchange: otherwise it could bind that exchange to the exchange of all events, and publish any routing key
 * there.
 */
function serviceRights(prefix: string, service: ServiceName): BrokerRights {
  const { exchange, queue, retryExchange } = topologyOf(prefix, service, []);
  return {
    configure: nothing,
    write: only(exchange, queue, retryExchange),
    read: only(exchange, queue),
    topics: { exchange, write: only(...publishedKeys(service)), read: only(...consumedKeys(service)) },
  };
}

function operatorRights(prefix: string): BrokerRights {
  const own = `^${literal(prefix)}\\.`;
  // Only a user who may write the default exchange can create queues that forward to others through it.
  return { configure: own, write: `${own}|^amq\\.default$`, read: own };
}

export interface BrokerDefinitions {
  readonly vhosts: readonly { readonly name: string }[];
  readonly users: readonly {
    readonly name: string;
    readonly password_hash: string;
    readonly hashing_algorithm: 'rabbit_password_hashing_sha256';
    readonly tags: readonly string[];
  }[];
  readonly permissions: readonly (Omit<BrokerRights, 'topics'> & { readonly user: string; readonly vhost: string })[];
  readonly topic_permissions: readonly (Required<BrokerRights>['topics'] & {
    readonly user: string;
    readonly vhost: string;
  })[];
}

export const operatorUser = 'deepam';
const vhost = '/';

export function brokerDefinitions(
  prefix: string,
  passwordOf: (user: ServiceName | typeof operatorUser) => string,
): BrokerDefinitions {
  const rights = new Map<ServiceName | typeof operatorUser, BrokerRights>([
    [operatorUser, operatorRights(prefix)],
    ...listeningServices.map((service) => [service, serviceRights(prefix, service)] as const),
  ]);
  const all = [...rights];
  return {
    vhosts: [{ name: vhost }],
    users: all.map(([name]) => ({
      name,
      password_hash: hashed(passwordOf(name)),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    })),
    permissions: all.map(([user, { topics: _topics, ...permissions }]) => ({ user, vhost, ...permissions })),
    topic_permissions: all.flatMap(([user, { topics }]) => (topics ? [{ user, vhost, ...topics }] : [])),
  };
}

/** The format is RabbitMQ's: four bytes of salt, then SHA-256 of salt and password. */
function hashed(password: string): string {
  const salt = randomBytes(4);
  const hash = createHash('sha256')
    .update(Buffer.concat([salt, Buffer.from(password)]))
    .digest();
  return Buffer.concat([salt, hash]).toString('base64');
}
