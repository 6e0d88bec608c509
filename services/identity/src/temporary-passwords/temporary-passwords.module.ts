import type { FeatureModule } from '@deepam/messaging';
import { GiveTemporaryPasswordHandler } from './give-temporary-password.js';
import { ResetHeadPasswordHandler } from './reset-head-password/reset-head-password.js';
import { TemporaryPasswords } from './temporary-passwords.js';
import { TemporaryPasswordsController } from './temporary-passwords.controller.js';

export const temporaryPasswords: FeatureModule = {
  controllers: [TemporaryPasswordsController],
  providers: [GiveTemporaryPasswordHandler, ResetHeadPasswordHandler, TemporaryPasswords],
};
