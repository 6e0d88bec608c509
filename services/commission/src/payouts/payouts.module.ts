import type { FeatureModule } from '@deepam/messaging';
import { OnTemporaryPasswordGiven } from './on-temporary-password-given.js';
import { OnHandedPasswordReplaced } from './on-handed-password-replaced.js';
import { OnPayeeDetailsChanged } from './on-payee-details-changed.js';
import { OnKycConsentChanged } from './on-kyc-consent-changed.js';
import { OnMobileCorrected } from './on-mobile-corrected.js';
import { OnMemberReinstated } from './on-member-reinstated.js';
import { OnMemberSuspended } from './on-member-suspended.js';
import { OnProfileChanged } from './on-profile-changed.js';
import { PayoutDecider } from './payout-decider.js';
import { PayoutHolds } from './payout-holds.js';
import { bankChangeModel, bankChangeSchema } from './persistence/bank-change.schema.js';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';
import { consentModel, consentSchema } from './persistence/consent.schema.js';
import { ConsentsRepository } from './persistence/consents.repository.js';
import { loginInfluenceModel, loginInfluenceSchema } from './persistence/login-influence.schema.js';
import { LoginInfluencesRepository } from './persistence/login-influences.repository.js';
import { payeeModel, payeeSchema } from './persistence/payee.schema.js';
import { PayeesRepository } from './persistence/payees.repository.js';
import { PayoutPages } from './persistence/payout-pages.js';
import { payoutModel, payoutSchema } from './persistence/payout.schema.js';
import { PayoutsRepository } from './persistence/payouts.repository.js';
import { suspensionModel, suspensionSchema } from './persistence/suspension.schema.js';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';
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
