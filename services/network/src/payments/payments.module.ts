import type { FeatureModule } from '@deepam/messaging';
import { ForgetInProofs } from './forget-in-proofs.js';
import { FindPaymentReferenceController } from './find-payment-reference/find-payment-reference.controller.js';
import { FindPaymentReferenceHandler } from './find-payment-reference/find-payment-reference.handler.js';
import { paymentProofModel, paymentProofSchema } from './persistence/payment-proof.schema.js';
import { PaymentProofsRepository } from './persistence/payment-proofs.repository.js';
import { paymentReferenceModel, paymentReferenceSchema } from './persistence/payment-reference.schema.js';
import { PaymentReferencesRepository } from './persistence/payment-references.repository.js';
import { releasedReferenceModel, releasedReferenceSchema } from './persistence/released-reference.schema.js';
import { ReleasePaymentReferenceController } from './release-payment-reference/release-payment-reference.controller.js';
import { ReleasePaymentReferenceHandler } from './release-payment-reference/release-payment-reference.handler.js';
import { ReservePaymentReferenceController } from './reserve-payment-reference/reserve-payment-reference.controller.js';
import { ReservePaymentReferenceHandler } from './reserve-payment-reference/reserve-payment-reference.handler.js';

export const payments: FeatureModule = {
  models: [
    { name: paymentReferenceModel, schema: paymentReferenceSchema },
    { name: paymentProofModel, schema: paymentProofSchema },
    { name: releasedReferenceModel, schema: releasedReferenceSchema },
  ],
  controllers: [FindPaymentReferenceController, ReleasePaymentReferenceController, ReservePaymentReferenceController],
  providers: [
    FindPaymentReferenceHandler,
    ForgetInProofs,
    PaymentProofsRepository,
    PaymentReferencesRepository,
    ReleasePaymentReferenceHandler,
    ReservePaymentReferenceHandler,
  ],
};
