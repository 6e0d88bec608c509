import { ServiceClient, DomainError } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

@Injectable()
export class MemberServices implements OnApplicationShutdown {
  readonly identity: ServiceClient;
  readonly network: ServiceClient;
  readonly cottonOrder: ServiceClient;
  readonly commission: ServiceClient;
  readonly notification: ServiceClient;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    this.identity = new ServiceClient(config.IDENTITY_URL);
    this.network = new ServiceClient(config.NETWORK_URL);
    this.cottonOrder = new ServiceClient(config.COTTON_ORDER_URL);
    this.commission = new ServiceClient(config.COMMISSION_URL);
    this.notification = new ServiceClient(config.NOTIFICATION_URL);
  }

  async onApplicationShutdown(): Promise<void> {
    const all = [this.identity, this.network, this.cottonOrder, this.commission, this.notification];
    await Promise.all(all.map((service) => service.close()));
  }
}

/** After a registration the account may exist moments before its place in the network. */
export function nullIfNotPlacedYet(error: unknown): null {
  if (error instanceof DomainError && error.code === 'NETWORK.MEMBER_NOT_FOUND') return null;
  throw error;
}
