import type { ServiceName } from '@deepam/contracts';
import type { GatewayConfig } from '../config.js';

export type UpstreamName = Exclude<ServiceName, 'gateway'>;

export function upstreamsOf(config: GatewayConfig): Record<UpstreamName, string> {
  return {
    identity: config.IDENTITY_URL,
    network: config.NETWORK_URL,
    'cotton-order': config.COTTON_ORDER_URL,
    commission: config.COMMISSION_URL,
    notification: config.NOTIFICATION_URL,
  };
}
