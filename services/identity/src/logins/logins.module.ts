import type { FeatureModule } from '@deepam/messaging';
import { AttemptGuard } from './attempt-guard.js';
import { ChangePasswordController } from './change-password/change-password.controller.js';
import { ChangePasswordHandler } from './change-password/change-password.handler.js';
import { LogInController } from './log-in/log-in.controller.js';
import { LogInHandler } from './log-in/log-in.handler.js';
import { PasswordCheck } from './password-check.js';
import { TriesRepository } from './persistence/tries.repository.js';
import { triesModel, triesSchema } from './persistence/tries.schema.js';
import { ReauthenticateController } from './reauthenticate/reauthenticate.controller.js';
import { ReauthenticateHandler } from './reauthenticate/reauthenticate.handler.js';
import { SessionOpener } from './session-opener.js';

export const logins: FeatureModule = {
  models: [{ name: triesModel, schema: triesSchema }],
  controllers: [ChangePasswordController, LogInController, ReauthenticateController],
  providers: [
    AttemptGuard,
    ChangePasswordHandler,
    LogInHandler,
    PasswordCheck,
    ReauthenticateHandler,
    SessionOpener,
    TriesRepository,
  ],
};
