import type { FeatureModule } from '@deepam/messaging';
import { BeginSecondFactorHandler } from './begin-second-factor.js';
import { CodeOrPasskey } from './code-or-passkey.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './reset-second-factor/reset-second-factor.js';
import { TurnOffSecondFactorHandler } from './turn-off-second-factor.js';
import { SecondFactorController } from './second-factor.controller.js';

export const secondFactor: FeatureModule = {
  controllers: [SecondFactorController],
  providers: [
    BeginSecondFactorHandler,
    CodeOrPasskey,
    ConfirmSecondFactorHandler,
    RenewRecoveryCodesHandler,
    ResetSecondFactorHandler,
    TurnOffSecondFactorHandler,
  ],
};
