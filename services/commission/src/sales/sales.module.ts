import type { FeatureModule } from '@deepam/messaging';
import { ClosedAccounts } from './closed-accounts.js';
import { ForgetInSales } from './forget-in-sales.js';
import { WhyCommissionController } from './why-commission/why-commission.controller.js';
import { WhyCommissionHandler } from './why-commission/why-commission.handler.js';
import { HoldReleaser } from './hold-release/hold-releaser.js';
import { ReleaseTimer } from './hold-release/release-timer.js';
import { OnCancellationRefused } from './on-cancellation-refused/on-cancellation-refused.handler.js';
import { OnCancellationRequested } from './on-cancellation-requested/on-cancellation-requested.handler.js';
import { OnCancellationWithdrawn } from './on-cancellation-withdrawn/on-cancellation-withdrawn.handler.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { distributedSaleModel, distributedSaleSchema } from './persistence/distributed-sale.schema.js';
import { planCancellationModel, planCancellationSchema } from './persistence/plan-cancellation.schema.js';
import { PlanCancellationsRepository } from './persistence/plan-cancellations.repository.js';
import { reversedSaleModel, reversedSaleSchema } from './persistence/reversed-sale.schema.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { OnSaleReversed } from './on-sale-reversed/on-sale-reversed.handler.js';
import { CommissionService } from './commission.service.js';
import { SaleRebuilder } from './sale-rebuilder.js';
import { SaleReversalService } from './sale-reversal.service.js';

export const sales: FeatureModule = {
  models: [
    { name: distributedSaleModel, schema: distributedSaleSchema },
    { name: planCancellationModel, schema: planCancellationSchema },
    { name: reversedSaleModel, schema: reversedSaleSchema },
  ],
  controllers: [
    OnCancellationRefused,
    OnCancellationRequested,
    OnCancellationWithdrawn,
    OnPlanApproved,
    OnSaleReversed,
    WhyCommissionController,
  ],
  providers: [
    ClosedAccounts,
    CommissionService,
    ForgetInSales,
    HoldReleaser,
    PlanCancellationsRepository,
    ReleaseTimer,
    SaleRebuilder,
    SaleReversalService,
    SalesRepository,
    WhyCommissionHandler,
  ],
};
