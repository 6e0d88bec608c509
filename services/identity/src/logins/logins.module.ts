import type { FeatureModule } from '@deepam/messaging';
import { ChangePasswordHandler } from './change-password.js';
import { LoginHandler } from './login.js';
import { PasswordCheck } from './password-check.js';
import { ReauthenticateHandler } from './reauthenticate.js';
import { SessionOpener } from './session-opener.js';
import { LoginsController } from './logins.controller.js';

export const logins: FeatureModule = {
  controllers: [LoginsController],
  providers: [ChangePasswordHandler, LoginHandler, PasswordCheck, ReauthenticateHandler, SessionOpener],
};
