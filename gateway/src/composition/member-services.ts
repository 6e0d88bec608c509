import { ServiceClient } from '@deepam/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

/** The services that the composed reads ask, in the caller's own name. */
@Injectable()
export class MemberServices implements OnModuleDestroy {
  readonly identity: ServiceClient;
  readonly network: ServiceClient;
  readonly commission: ServiceClient;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    this.identity = new ServiceClient(config.IDENTITY_URL);
    this.network = new ServiceClient(config.NETWORK_URL);
    this.commission = new ServiceClient(config.COMMISSION_URL);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.identity.close(), this.network.close(), this.commission.close()]);
  }
}
