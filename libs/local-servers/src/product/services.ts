import type { ServiceName } from '@deepam/contracts';

/** Every process of the product, in the order of their ports: the gateway has the public one, the others follow it. */
export const serviceNames = ['gateway', 'identity', 'network', 'cotton-order', 'commission', 'notification'] as const;
serviceNames satisfies readonly ServiceName[];

export type Ports = Readonly<Record<ServiceName, number>>;
export const urlOf = (ports: Ports, name: ServiceName): string => `http://127.0.0.1:${ports[name]}`;
