import type { FeatureModule } from '@deepam/messaging';
import { AttemptGuard } from './attempt-guard.js';
import { ChangePasswordController } from './change-password/change-password.controller.js';
import { ChangePasswordHandler } from './change-password/change-password.handler.js';
import { LoginController } from './login/login.controller.js';
import { LoginHandler } from './login/login.handler.js';
import { PasswordCheck } from './password-check.js';
import { TriesRepository } from './persistence/tries.repository.js';
import { triesModel, triesSchema } from './persistence/tries.schema.js';
import { ReauthenticateController } from './reauthenticate/reauthenticate.controller.js';
import { ReauthenticateHandler } from './reauthenticate/reauthenticate.handler.js';
import { SessionOpener } from './session-opener.js';

export const logins: FeatureModule = {
  models: [{ name: triesModel, schema: triesSchema }],
  controllers: [ChangePasswordController, LoginController, ReauthenticateController],
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
