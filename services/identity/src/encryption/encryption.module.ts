import type { FeatureModule } from '@deepam/messaging';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { RotateDataKeyHandler } from './rotate-data-key/rotate-data-key.js';
import { Vault } from './vault.js';

export const encryption: FeatureModule = {
  providers: [
    RotateDataKeyHandler,
    { provide: Vault, inject: [IDENTITY_CONFIG], useFactory: (config: IdentityConfig) => new Vault(config.DATA_KEYS) },
  ],
};
