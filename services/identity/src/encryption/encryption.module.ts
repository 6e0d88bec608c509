import type { FeatureModule } from '@deepam/messaging';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Vault } from './vault.js';

export const encryption: FeatureModule = {
  providers: [
    { provide: Vault, inject: [IDENTITY_CONFIG], useFactory: (config: IdentityConfig) => new Vault(config.DATA_KEYS) },
  ],
};
