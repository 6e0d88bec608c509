import type { FeatureModule } from '@deepam/messaging';
import { BeginSecondFactorController } from './begin-second-factor/begin-second-factor.controller.js';
import { BeginSecondFactorHandler } from './begin-second-factor/begin-second-factor.handler.js';
import { CodeCheck } from './code-check.js';
import { CodeOrPasskey } from './code-or-passkey.js';
import { ConfirmSecondFactorController } from './confirm-second-factor/confirm-second-factor.controller.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor/confirm-second-factor.handler.js';
import { FactorDemand } from './factor-demand.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SealedSecondFactors } from './persistence/sealed-second-factors.js';
import { secondFactorModel, secondFactorSchema } from './persistence/second-factor.schema.js';
import { SecondFactorsRepository } from './persistence/second-factors.repository.js';
import { RenewRecoveryCodesController } from './renew-recovery-codes/renew-recovery-codes.controller.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes/renew-recovery-codes.handler.js';
import { ResetSecondFactorHandler } from './reset-second-factor/reset-second-factor.handler.js';
import { TurnOffSecondFactorController } from './turn-off-second-factor/turn-off-second-factor.controller.js';
import { TurnOffSecondFactorHandler } from './turn-off-second-factor/turn-off-second-factor.handler.js';

export const secondFactor: FeatureModule = {
  models: [{ name: secondFactorModel, schema: secondFactorSchema }],
  controllers: [
    BeginSecondFactorController,
    ConfirmSecondFactorController,
    RenewRecoveryCodesController,
    SecondFactorController,
    TurnOffSecondFactorController,
  ],
  providers: [
    BeginSecondFactorHandler,
    CodeCheck,
    CodeOrPasskey,
    ConfirmSecondFactorHandler,
    FactorDemand,
    RenewRecoveryCodesHandler,
    ResetSecondFactorHandler,
    SealedSecondFactors,
    SecondFactorsRepository,
    TurnOffSecondFactorHandler,
  ],
};
