import type { FeatureModule } from '@deepam/messaging';
import { AttemptGuard } from './attempt-guard.js';
import { ChangePasswordHandler } from './change-password.js';
import { LoginHandler } from './login.js';
import { PasswordCheck } from './password-check.js';
import { TriesRepository } from './persistence/tries.repository.js';
import { triesModel, triesSchema } from './persistence/tries.schema.js';
import { ReauthenticateHandler } from './reauthenticate.js';
import { SessionOpener } from './session-opener.js';
import { LoginsController } from './logins.controller.js';

export const logins: FeatureModule = {
  models: [{ name: triesModel, schema: triesSchema }],
  controllers: [LoginsController],
  providers: [
    AttemptGuard,
    ChangePasswordHandler,
    LoginHandler,
    PasswordCheck,
    ReauthenticateHandler,
    SessionOpener,
    TriesRepository,
  ],
};
