import type { ServiceName } from '@deepam/contracts';

/** Ports follow this order: the gateway has the public one, and the others follow. */
export const serviceNames = ['gateway', 'identity', 'network', 'cotton-order', 'commission', 'notification'] as const;
serviceNames satisfies readonly ServiceName[];

export type Ports = Readonly<Record<ServiceName, number>>;
export const urlOf = (ports: Ports, name: ServiceName): string => `http://127.0.0.1:${ports[name]}`;
