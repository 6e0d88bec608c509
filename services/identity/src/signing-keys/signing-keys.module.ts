import type { FeatureModule } from '@deepam/messaging';
import { KeyRing } from './key-ring.js';
import { SealedSigningKeys } from './persistence/sealed-signing-keys.js';
import { signingKeyModel, signingKeySchema } from './persistence/signing-key.schema.js';
import { SigningKeysRepository } from './persistence/signing-keys.repository.js';
import { RotateSigningKeyHandler } from './rotate-signing-key/rotate-signing-key.handler.js';
import { GetJwksController } from './get-jwks/get-jwks.controller.js';

export const signingKeys: FeatureModule = {
  models: [{ name: signingKeyModel, schema: signingKeySchema }],
  controllers: [GetJwksController],
  providers: [KeyRing, RotateSigningKeyHandler, SealedSigningKeys, SigningKeysRepository],
};
