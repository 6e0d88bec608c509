import type { Aggregate } from '@deepam/messaging';
import { CottonTxnids } from './cotton-txnids.js';
import { ForgetInProofs } from './forget-in-proofs.js';
import { GetCottonUpiController } from './get-cotton-upi/get-cotton-upi.controller.js';
import { GetCottonUpiHandler } from './get-cotton-upi/get-cotton-upi.handler.js';
import { GetPaymentReferenceController } from './get-payment-reference/get-payment-reference.controller.js';
import { GetPaymentReferenceHandler } from './get-payment-reference/get-payment-reference.handler.js';
import { OnCottonRejected } from './on-cotton-rejected/on-cotton-rejected.handler.js';
import { OnCottonRequested } from './on-cotton-requested/on-cotton-requested.handler.js';
import { paymentProofModel, paymentProofSchema } from './persistence/payment-proof.schema.js';
import { PaymentProofsRepository } from './persistence/payment-proofs.repository.js';
import { paymentReferenceModel, paymentReferenceSchema } from './persistence/payment-reference.schema.js';
import { PaymentReferencesRepository } from './persistence/payment-references.repository.js';
import { releasedReferenceModel, releasedReferenceSchema } from './persistence/released-reference.schema.js';
import { ReleasePaymentReferenceController } from './release-payment-reference/release-payment-reference.controller.js';
import { ReleasePaymentReferenceHandler } from './release-payment-reference/release-payment-reference.handler.js';
import { ReservePaymentReferenceController } from './reserve-payment-reference/reserve-payment-reference.controller.js';
import { ReservePaymentReferenceHandler } from './reserve-payment-reference/reserve-payment-reference.handler.js';

export const payments: Aggregate = {
  models: [
    { name: paymentReferenceModel, schema: paymentReferenceSchema },
    { name: paymentProofModel, schema: paymentProofSchema },
    { name: releasedReferenceModel, schema: releasedReferenceSchema },
  ],
  controllers: [
    GetCottonUpiController,
    GetPaymentReferenceController,
    OnCottonRejected,
    OnCottonRequested,
    ReleasePaymentReferenceController,
    ReservePaymentReferenceController,
  ],
  providers: [
    CottonTxnids,
    ForgetInProofs,
    GetCottonUpiHandler,
    GetPaymentReferenceHandler,
    PaymentProofsRepository,
    PaymentReferencesRepository,
    ReleasePaymentReferenceHandler,
    ReservePaymentReferenceHandler,
  ],
};
