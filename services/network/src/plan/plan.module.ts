import type { FeatureModule } from '@deepam/messaging';
import { DiscardedFiles, discardedFileModel, discardedFileSchema } from '@deepam/platform';
import { ApprovePlanController } from './approve-plan/approve-plan.controller.js';
import { ApprovePlanHandler } from './approve-plan/approve-plan.handler.js';
import { UplineSnapshots } from './approve-plan/upline-snapshots.js';
import { AskCancellationController } from './ask-cancellation/ask-cancellation.controller.js';
import { AskCancellationHandler } from './ask-cancellation/ask-cancellation.handler.js';
import { EnrollUpiController } from './enroll-upi/enroll-upi.controller.js';
import { EnrollUpiHandler } from './enroll-upi/enroll-upi.handler.js';
import { ForgetInSales } from './forget-in-sales.js';
import { AuditedSalesController } from './audited-sales/audited-sales.controller.js';
import { ListCancellationsController } from './list-cancellations/list-cancellations.controller.js';
import { SalesOfMemberController } from './sales-of-member/sales-of-member.controller.js';
import { ListPlanSalesController } from './list-plan-sales/list-plan-sales.controller.js';
import { ListUnfinishedPaymentsController } from './list-unfinished-payments/list-unfinished-payments.controller.js';
import { ListPlansController } from './list-plans/list-plans.controller.js';
import { cancellationModel, cancellationSchema } from './persistence/cancellation.schema.js';
import { CancellationsRepository } from './persistence/cancellations.repository.js';
import { enrollmentModel, enrollmentSchema } from './persistence/enrollment.schema.js';
import { EnrollmentsRepository } from './persistence/enrollments.repository.js';
import { planSaleModel, planSaleSchema } from './persistence/plan-sale.schema.js';
import { PlanSalesRepository } from './persistence/plan-sales.repository.js';
import { RefuseCancellationController } from './refuse-cancellation/refuse-cancellation.controller.js';
import { RefuseCancellationHandler } from './refuse-cancellation/refuse-cancellation.handler.js';
import { RejectPlanController } from './reject-plan/reject-plan.controller.js';
import { RejectPlanHandler } from './reject-plan/reject-plan.handler.js';
import { PlanRequests } from './request-plan-proof/plan-requests.js';
import { RequestPlanProofController } from './request-plan-proof/request-plan-proof.controller.js';
import { RequestPlanProofHandler } from './request-plan-proof/request-plan-proof.handler.js';
import { ReverseSaleController } from './reverse-sale/reverse-sale.controller.js';
import { ReverseSaleHandler } from './reverse-sale/reverse-sale.handler.js';
import { UpiPayments } from './upi-payments.js';
import { WithdrawCancellationController } from './withdraw-cancellation/withdraw-cancellation.controller.js';
import { WithdrawCancellationHandler } from './withdraw-cancellation/withdraw-cancellation.handler.js';

export const plan: FeatureModule = {
  models: [
    { name: cancellationModel, schema: cancellationSchema },
    { name: enrollmentModel, schema: enrollmentSchema },
    { name: planSaleModel, schema: planSaleSchema },
    { name: discardedFileModel, schema: discardedFileSchema('discarded_proofs') },
  ],
  controllers: [
    ApprovePlanController,
    AskCancellationController,
    AuditedSalesController,
    EnrollUpiController,
    ListCancellationsController,
    ListPlanSalesController,
    ListPlansController,
    ListUnfinishedPaymentsController,
    RefuseCancellationController,
    RejectPlanController,
    RequestPlanProofController,
    ReverseSaleController,
    SalesOfMemberController,
    WithdrawCancellationController,
  ],
  providers: [
    ApprovePlanHandler,
    AskCancellationHandler,
    CancellationsRepository,
    DiscardedFiles,
    EnrollmentsRepository,
    EnrollUpiHandler,
    ForgetInSales,
    PlanRequests,
    PlanSalesRepository,
    RefuseCancellationHandler,
    RejectPlanHandler,
    RequestPlanProofHandler,
    ReverseSaleHandler,
    UpiPayments,
    UplineSnapshots,
    WithdrawCancellationHandler,
  ],
};
