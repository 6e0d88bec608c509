import type { FeatureModule } from '@deepam/messaging';
import { KeyRing } from './key-ring.js';
import { SealedSigningKeys } from './persistence/sealed-signing-keys.js';
import { signingKeyModel, signingKeySchema, SigningKeysRepository } from './persistence/signing-keys.repository.js';
import { RotateSigningKeyHandler } from './rotate-signing-key/rotate-signing-key.js';
import { SigningKeysController } from './signing-keys.controller.js';

export const signingKeys: FeatureModule = {
  models: [{ name: signingKeyModel, schema: signingKeySchema }],
  controllers: [SigningKeysController],
  providers: [KeyRing, RotateSigningKeyHandler, SealedSigningKeys, SigningKeysRepository],
};
