import type { FeatureModule } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { ApprovePlanHandler } from './approve-plan/approve-plan.js';
import { UplineSnapshots } from './approve-plan/upline-snapshots.js';
import { RequestCancellationHandler } from './request-cancellation.js';
import { EnrollUpiHandler } from './enroll-upi.js';
import { ForgetInSales } from './forget-in-sales.js';
import {
  cancellationModel,
  cancellationSchema,
  CancellationsRepository,
} from './persistence/cancellations.repository.js';
import { planSaleModel, planSaleSchema } from './persistence/plan-sale.schema.js';
import { PlanSalesRepository } from './persistence/plan-sales.repository.js';
import { RejectCancellationHandler } from './reject-cancellation.js';
import { RejectPlanHandler } from './reject-plan.js';
import { PlanRequests } from './request-plan-proof/plan-requests.js';
import { RequestPlanProofHandler } from './request-plan-proof/request-plan-proof.js';
import { ReverseSaleHandler } from './reverse-sale.js';
import { UpiPayments } from './upi-payments.js';
import { WithdrawCancellationHandler } from './withdraw-cancellation.js';
import { PlanController } from './plan.controller.js';

export const plan: FeatureModule = {
  models: [
    { name: cancellationModel, schema: cancellationSchema },
    { name: planSaleModel, schema: planSaleSchema },
    { name: discardedFileModel, schema: discardedFileSchema('discarded_proofs') },
  ],
  controllers: [PlanController],
  providers: [
    ApprovePlanHandler,
    RequestCancellationHandler,
    CancellationsRepository,
    DiscardedFiles,
    EnrollUpiHandler,
    ForgetInSales,
    PlanRequests,
    PlanSalesRepository,
    RejectCancellationHandler,
    RejectPlanHandler,
    RequestPlanProofHandler,
    ReverseSaleHandler,
    UpiPayments,
    UplineSnapshots,
    WithdrawCancellationHandler,
  ],
};
