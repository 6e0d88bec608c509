import { createHash, randomBytes } from 'node:crypto';
import { listeningServices, type ServiceName } from '@deepam/contracts';
import { operatorRights, serviceRights, type BrokerRights } from './broker-rights.js';

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

/** The operator's user declares queues and reads dead letters. */
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

/** RabbitMQ's format: four bytes of salt, then SHA-256 of salt and password. */
function hashed(password: string): string {
  const salt = randomBytes(4);
  const hash = createHash('sha256')
    .update(Buffer.concat([salt, Buffer.from(password)]))
    .digest();
  return Buffer.concat([salt, hash]).toString('base64');
}
