import type { FeatureModule } from '@deepam/messaging';
import { OnTemporaryPasswordGiven } from './on-temporary-password-given/on-temporary-password-given.handler.js';
import { OnHandedPasswordReplaced } from './on-handed-password-replaced/on-handed-password-replaced.handler.js';
import { OnPayeeDetailsChanged } from './on-payee-details-changed/on-payee-details-changed.handler.js';
import { OnKycConsentChanged } from './on-kyc-consent-changed/on-kyc-consent-changed.handler.js';
import { OnMobileCorrected } from './on-mobile-corrected/on-mobile-corrected.handler.js';
import { OnMemberReinstated } from './on-member-reinstated/on-member-reinstated.handler.js';
import { OnMemberSuspended } from './on-member-suspended/on-member-suspended.handler.js';
import { OnProfileChanged } from './on-profile-changed/on-profile-changed.handler.js';
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
import { CommissionRequestController } from './commission-request/commission-request.controller.js';
import { CommissionRequestHandler } from './commission-request/commission-request.handler.js';

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
    CommissionRequestController,
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
