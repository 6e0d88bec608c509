import type { FeatureModule } from '@deepam/messaging';
import { CodeCheck } from './code-check.js';
import { FactorDemand } from './factor-demand.js';
import { passkeyModel, passkeySchema, PasskeysRepository } from './persistence/passkeys.repository.js';
import { SealedSecondFactors } from './persistence/sealed-second-factors.js';
import {
  secondFactorModel,
  secondFactorSchema,
  SecondFactorsRepository,
} from './persistence/second-factors.repository.js';

export const factors: FeatureModule = {
  models: [
    { name: passkeyModel, schema: passkeySchema },
    { name: secondFactorModel, schema: secondFactorSchema },
  ],
  providers: [CodeCheck, FactorDemand, PasskeysRepository, SealedSecondFactors, SecondFactorsRepository],
};
