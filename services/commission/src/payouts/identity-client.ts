import { ServiceClient, ServiceTokens } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { COMMISSION_CONFIG, type CommissionConfig } from '../config.js';

/** Identity, which keeps and reveals bank details. */
@Injectable()
export class IdentityClient implements OnApplicationShutdown {
  private readonly client: ServiceClient;
  readonly call: ServiceClient['call'];

  constructor(tokens: ServiceTokens, @Inject(COMMISSION_CONFIG) config: Pick<CommissionConfig, 'IDENTITY_URL'>) {
    this.client = new ServiceClient(config.IDENTITY_URL, { tokenFor: () => tokens.current() });
    this.call = this.client.call.bind(this.client);
  }

  /** Not earlier: calls under way still ask. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
