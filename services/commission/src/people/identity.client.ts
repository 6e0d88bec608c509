import { ServiceClient, ServiceTokens } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { COMMISSION_CONFIG, type CommissionConfig } from '../config.js';

@Injectable()
export class IdentityClient extends ServiceClient {
  constructor(tokens: ServiceTokens, @Inject(COMMISSION_CONFIG) config: Pick<CommissionConfig, 'IDENTITY_URL'>) {
    super(config.IDENTITY_URL, { tokenFor: () => tokens.current() });
  }
}
