import type { Aggregate } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { ApprovePlanController } from './approve-plan/approve-plan.controller.js';
import { ApprovePlanHandler } from './approve-plan/approve-plan.handler.js';
import { UplineSnapshots } from './approve-plan/upline-snapshots.js';
import { EnrollUpiController } from './enroll-upi/enroll-upi.controller.js';
import { EnrollUpiHandler } from './enroll-upi/enroll-upi.handler.js';
import { ForgetInSales } from './forget-in-sales.js';
import { ListAuditedSalesController } from './list-audited-sales/list-audited-sales.controller.js';
import { ListPlanSalesController } from './list-plan-sales/list-plan-sales.controller.js';
import { ListUnfinishedPaymentsController } from './list-unfinished-payments/list-unfinished-payments.controller.js';
import { ListPlansController } from './list-plans/list-plans.controller.js';
import { enrollmentModel, enrollmentSchema } from './persistence/enrollment.schema.js';
import { EnrollmentsRepository } from './persistence/enrollments.repository.js';
import { planSaleModel, planSaleSchema } from './persistence/plan-sale.schema.js';
import { RejectPlanController } from './reject-plan/reject-plan.controller.js';
import { RejectPlanHandler } from './reject-plan/reject-plan.handler.js';
import { PlanRequests } from './request-plan-proof/plan-requests.js';
import { RequestPlanProofController } from './request-plan-proof/request-plan-proof.controller.js';
import { RequestPlanProofHandler } from './request-plan-proof/request-plan-proof.handler.js';
import { UpiPayments } from './upi-payments.js';

export const plan: Aggregate = {
  models: [
    { name: enrollmentModel, schema: enrollmentSchema },
    { name: planSaleModel, schema: planSaleSchema },
    { name: discardedFileModel, schema: discardedFileSchema('discarded_proofs') },
  ],
  controllers: [
    ApprovePlanController,
    EnrollUpiController,
    ListAuditedSalesController,
    ListPlanSalesController,
    ListPlansController,
    ListUnfinishedPaymentsController,
    RejectPlanController,
    RequestPlanProofController,
  ],
  providers: [
    ApprovePlanHandler,
    DiscardedFiles,
    EnrollmentsRepository,
    EnrollUpiHandler,
    ForgetInSales,
    PlanRequests,
    RejectPlanHandler,
    RequestPlanProofHandler,
    UpiPayments,
    UplineSnapshots,
  ],
};
