import type { FeatureModule } from '@deepam/messaging';
import { BeginPasskeyHandler } from './begin-passkey.js';
import { ConfirmPasskeyHandler } from './confirm-passkey.js';
import { PasskeyLoginHandler } from './passkey-login.js';
import { OwnerProof } from './owner-proof.js';
import { PasskeyUses } from './passkey-uses.js';
import {
  passkeyChallengeModel,
  passkeyChallengeSchema,
  PasskeyChallengesRepository,
} from './passkey-challenges.repository.js';
import { PasskeyReauthenticateHandler } from './passkey-reauthenticate.js';
import { RemovePasskeyHandler } from './remove-passkey.js';
import { SignatureCheck } from './signature-check.js';
import { PasskeysController } from './passkeys.controller.js';

export const passkeys: FeatureModule = {
  models: [{ name: passkeyChallengeModel, schema: passkeyChallengeSchema }],
  controllers: [PasskeysController],
  providers: [
    BeginPasskeyHandler,
    ConfirmPasskeyHandler,
    OwnerProof,
    PasskeyChallengesRepository,
    PasskeyLoginHandler,
    PasskeyReauthenticateHandler,
    PasskeyUses,
    RemovePasskeyHandler,
    SignatureCheck,
  ],
};
