import type { FeatureModule } from '@deepam/messaging';
import { BeginPasskeyController } from './begin-passkey/begin-passkey.controller.js';
import { BeginPasskeyHandler } from './begin-passkey/begin-passkey.handler.js';
import { BeginPasskeyLoginController } from './begin-passkey-login/begin-passkey-login.controller.js';
import { BeginPasskeyUseController } from './begin-passkey-use/begin-passkey-use.controller.js';
import { ConfirmPasskeyController } from './confirm-passkey/confirm-passkey.controller.js';
import { ConfirmPasskeyHandler } from './confirm-passkey/confirm-passkey.handler.js';
import { ListPasskeysController } from './list-passkeys/list-passkeys.controller.js';
import { PasskeyLoginController } from './passkey-login/passkey-login.controller.js';
import { PasskeyLoginHandler } from './passkey-login/passkey-login.handler.js';
import { OwnerProof } from './owner-proof.js';
import { PasskeyUses } from './passkey-uses.js';
import { passkeyChallengeModel, passkeyChallengeSchema } from './persistence/passkey-challenge.schema.js';
import { PasskeyChallengesRepository } from './persistence/passkey-challenges.repository.js';
import { passkeyModel, passkeySchema } from './persistence/passkey.schema.js';
import { PasskeysRepository } from './persistence/passkeys.repository.js';
import { PasskeyReauthenticateController } from './passkey-reauthenticate/passkey-reauthenticate.controller.js';
import { PasskeyReauthenticateHandler } from './passkey-reauthenticate/passkey-reauthenticate.handler.js';
import { RemovePasskeyController } from './remove-passkey/remove-passkey.controller.js';
import { RemovePasskeyHandler } from './remove-passkey/remove-passkey.handler.js';
import { SignatureCheck } from './signature-check.js';

export const passkeys: FeatureModule = {
  models: [
    { name: passkeyModel, schema: passkeySchema },
    { name: passkeyChallengeModel, schema: passkeyChallengeSchema },
  ],
  controllers: [
    BeginPasskeyController,
    BeginPasskeyLoginController,
    BeginPasskeyUseController,
    ConfirmPasskeyController,
    ListPasskeysController,
    PasskeyLoginController,
    PasskeyReauthenticateController,
    RemovePasskeyController,
  ],
  providers: [
    BeginPasskeyHandler,
    ConfirmPasskeyHandler,
    OwnerProof,
    PasskeyChallengesRepository,
    PasskeyLoginHandler,
    PasskeyReauthenticateHandler,
    PasskeysRepository,
    PasskeyUses,
    RemovePasskeyHandler,
    SignatureCheck,
  ],
};
