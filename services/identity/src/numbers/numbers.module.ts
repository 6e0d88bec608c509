import type { FeatureModule } from '@deepam/messaging';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Digester } from './digester.js';
import { NumberVault } from './number-vault.js';

export const numbers: FeatureModule = {
  providers: [
    {
      provide: Digester,
      inject: [IDENTITY_CONFIG],
      useFactory: (config: IdentityConfig) => new Digester(config.DIGEST_KEYS),
    },
    NumberVault,
  ],
};
