import type { ServiceName } from '@deepam/contracts';

/** Credentials that differ per process; .env prefixes them with the process. */
export const ownCredentials = ['MONGO_URL', 'AMQP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

export const variableOf = (service: ServiceName, name: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}_${name}`;

export const secretsHeld: Readonly<Record<ServiceName, readonly string[]>> = {
  gateway: ['FILE_LINK_SECRET', 'SERVICE_SECRET'],
  identity: ['FILE_LINK_SECRET', 'SERVICE_SECRET', 'DATA_KEYS', 'DIGEST_KEYS'],
  network: ['FILE_LINK_SECRET', 'SERVICE_SECRET'],
  'cotton-order': ['FILE_LINK_SECRET', 'SERVICE_SECRET'],
  commission: ['FILE_LINK_SECRET', 'SERVICE_SECRET'],
  notification: ['FILE_LINK_SECRET', 'SERVICE_SECRET', 'VAPID_PRIVATE_KEY'],
};
