import type { Endpoint, ServiceName } from './endpoint.js';

const lists = {
  identity: async () => (await import('./of-service/identity-endpoints.js')).identityEndpoints,
  network: async () => (await import('./of-service/network-endpoints.js')).networkEndpoints,
  'cotton-order': async () => (await import('./of-service/cotton-order-endpoints.js')).cottonOrderEndpoints,
  commission: async () => (await import('./of-service/commission-endpoints.js')).commissionEndpoints,
  notification: async () => (await import('./of-service/notification-endpoints.js')).notificationEndpoints,
  gateway: async () => (await import('./of-service/gateway-endpoints.js')).gatewayEndpoints,
} satisfies Record<ServiceName, () => Promise<readonly Endpoint[]>>;

/** Only the schemas of one service are created, because those of all services take several MB of each process. */
export const endpointsOf = (service: ServiceName): Promise<readonly Endpoint[]> => lists[service]();
