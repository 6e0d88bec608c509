import type { Endpoint } from './endpoint.js';
import { commissionEndpoints } from './of-service/commission-endpoints.js';
import { cottonOrderEndpoints } from './of-service/cotton-order-endpoints.js';
import { gatewayEndpoints } from './of-service/gateway-endpoints.js';
import { identityEndpoints } from './of-service/identity-endpoints.js';
import { networkEndpoints } from './of-service/network-endpoints.js';
import { notificationEndpoints } from './of-service/notification-endpoints.js';

export const allEndpoints: readonly Endpoint[] = [
  ...identityEndpoints,
  ...networkEndpoints,
  ...cottonOrderEndpoints,
  ...commissionEndpoints,
  ...gatewayEndpoints,
  ...notificationEndpoints,
];

export const publicEndpoints: readonly Endpoint[] = allEndpoints.filter((endpoint) => endpoint.isInternal !== true);
