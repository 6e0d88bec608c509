import { ServiceClient, ServiceTokens } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';

/** Network, which keeps the confirmed columns of bank statements. */
@Injectable()
export class NetworkClient extends ServiceClient {
  constructor(tokens: ServiceTokens, @Inject(COMMISSION_CONFIG) config: Pick<CommissionConfig, 'NETWORK_URL'>) {
    super(config.NETWORK_URL, { tokenFor: () => tokens.current() });
  }
}
