import { ServiceClient, ServiceTokens } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';

/** Network, which keeps the confirmed columns of bank statements. */
@Injectable()
export class NetworkClient implements OnApplicationShutdown {
  private readonly client: ServiceClient;
  readonly call: ServiceClient['call'];

  constructor(tokens: ServiceTokens, @Inject(COMMISSION_CONFIG) config: Pick<CommissionConfig, 'NETWORK_URL'>) {
    this.client = new ServiceClient(config.NETWORK_URL, { tokenFor: () => tokens.current() });
    this.call = this.client.call.bind(this.client);
  }

  /** Not earlier: calls under way still ask. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
