import { availableParallelism } from 'node:os';
import type { FeatureModule } from '@deepam/messaging';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { OneUsePasswords } from './one-use-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { yieldToCalls } from './yield-to-calls.js';

export const passwords: FeatureModule = {
  providers: [
    OneUsePasswords,
    {
      provide: PasswordHasher,
      inject: [IDENTITY_CONFIG],
      useFactory: async (config: IdentityConfig) => {
        const { PASSWORD_MEMORY_KIB: memoryKib, PASSWORD_PASSES: passes, PASSWORD_LANES: lanes } = config;
        // More checks than processors are no faster and delay all other calls.
        const atOnce = Math.min(config.PASSWORD_CONCURRENCY, availableParallelism());
        await yieldToCalls();
        return new PasswordHasher({ memoryKib, passes, lanes }, atOnce);
      },
    },
  ],
};
