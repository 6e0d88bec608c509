import type { FeatureModule } from '@deepam/messaging';
import { GiveTemporaryPasswordController } from './give-temporary-password/give-temporary-password.controller.js';
import { GiveTemporaryPasswordHandler } from './give-temporary-password/give-temporary-password.handler.js';
import { ResetHeadPasswordHandler } from './reset-head-password/reset-head-password.handler.js';
import { TemporaryPasswords } from './temporary-passwords.js';

export const temporaryPasswords: FeatureModule = {
  controllers: [GiveTemporaryPasswordController],
  providers: [GiveTemporaryPasswordHandler, ResetHeadPasswordHandler, TemporaryPasswords],
};
