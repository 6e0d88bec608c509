import type { FeatureModule } from '@deepam/messaging';
import {
  OnTemporaryPasswordGiven,
  OnPayeeDetailsChanged,
  OnProfileChanged,
  OnMobileCorrected,
  OnHandedPasswordReplaced,
  OnMemberSuspended,
  OnMemberReinstated,
  OnKycConsentChanged,
} from './on-identity-events.js';
import { PayoutDecider } from './payout-decider.js';
import { PayoutHolds } from './payout-holds.js';
import { bankChangeModel, bankChangeSchema, BankChangesRepository } from './persistence/bank-changes.repository.js';
import { consentModel, consentSchema, ConsentsRepository } from './persistence/consents.repository.js';
import {
  loginInfluenceModel,
  loginInfluenceSchema,
  LoginInfluencesRepository,
} from './persistence/login-influences.repository.js';
import { payeeModel, payeeSchema, PayeesRepository } from './persistence/payees.repository.js';
import { PayoutPages } from './persistence/payout-pages.js';
import { payoutModel, payoutSchema } from './persistence/payout.schema.js';
import { PayoutsRepository } from './persistence/payouts.repository.js';
import { suspensionModel, suspensionSchema, SuspensionsRepository } from './persistence/suspensions.repository.js';
import { CommissionRequestHandler } from './commission-request.js';
import { PayoutsController } from './payouts.controller.js';

export const payouts: FeatureModule = {
  models: [
    { name: payoutModel, schema: payoutSchema },
    { name: payeeModel, schema: payeeSchema },
    { name: bankChangeModel, schema: bankChangeSchema },
    { name: loginInfluenceModel, schema: loginInfluenceSchema },
    { name: consentModel, schema: consentSchema },
    { name: suspensionModel, schema: suspensionSchema },
  ],
  controllers: [
    PayoutsController,
    OnHandedPasswordReplaced,
    OnKycConsentChanged,
    OnMemberReinstated,
    OnMemberSuspended,
    OnMobileCorrected,
    OnPayeeDetailsChanged,
    OnProfileChanged,
    OnTemporaryPasswordGiven,
  ],
  providers: [
    BankChangesRepository,
    CommissionRequestHandler,
    ConsentsRepository,
    LoginInfluencesRepository,
    PayeesRepository,
    PayoutDecider,
    PayoutHolds,
    PayoutPages,
    PayoutsRepository,
    SuspensionsRepository,
  ],
};
