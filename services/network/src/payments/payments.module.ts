import type { FeatureModule } from '@deepam/messaging';
import { ForgetInProofs } from './forget-in-proofs.js';
import { FindPaymentReferenceHandler } from './find-payment-reference.js';
import { enrollmentModel, enrollmentSchema } from './persistence/enrollment.schema.js';
import { EnrollmentsRepository } from './persistence/enrollments.repository.js';
import { paymentProofModel, paymentProofSchema } from './persistence/payment-proof.schema.js';
import { PaymentProofsRepository } from './persistence/payment-proofs.repository.js';
import {
  paymentReferenceModel,
  paymentReferenceSchema,
  PaymentReferencesRepository,
} from './persistence/payment-references.repository.js';
import { releasedReferenceModel, releasedReferenceSchema } from './persistence/released-reference.schema.js';
import { ReleasePaymentReferenceHandler } from './release-payment-reference.js';
import { PaymentsController } from './payments.controller.js';

export const payments: FeatureModule = {
  models: [
    { name: enrollmentModel, schema: enrollmentSchema },
    { name: paymentReferenceModel, schema: paymentReferenceSchema },
    { name: paymentProofModel, schema: paymentProofSchema },
    { name: releasedReferenceModel, schema: releasedReferenceSchema },
  ],
  controllers: [PaymentsController],
  providers: [
    EnrollmentsRepository,
    FindPaymentReferenceHandler,
    ForgetInProofs,
    PaymentProofsRepository,
    PaymentReferencesRepository,
    ReleasePaymentReferenceHandler,
  ],
};
