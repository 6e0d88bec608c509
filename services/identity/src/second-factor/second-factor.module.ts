import type { FeatureModule } from '@deepam/messaging';
import { BeginSecondFactorHandler } from './begin-second-factor.js';
import { CodeCheck } from './code-check.js';
import { CodeOrPasskey } from './code-or-passkey.js';
import { ConfirmSecondFactorHandler } from './confirm-second-factor.js';
import { FactorDemand } from './factor-demand.js';
import { SealedSecondFactors } from './persistence/sealed-second-factors.js';
import { secondFactorModel, secondFactorSchema } from './persistence/second-factor.schema.js';
import { SecondFactorsRepository } from './persistence/second-factors.repository.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './reset-second-factor/reset-second-factor.js';
import { TurnOffSecondFactorHandler } from './turn-off-second-factor.js';
import { SecondFactorController } from './second-factor.controller.js';

export const secondFactor: FeatureModule = {
  models: [{ name: secondFactorModel, schema: secondFactorSchema }],
  controllers: [SecondFactorController],
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
