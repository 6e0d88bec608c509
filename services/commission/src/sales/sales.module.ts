import type { FeatureModule } from '@deepam/messaging';
import { ClosedAccounts } from './closed-accounts.js';
import { ForgetInSales } from './forget-in-sales.js';
import { WhyCommissionHandler } from './why-commission.js';
import { HoldReleaser } from './hold-release/hold-releaser.js';
import { ReleaseTimer } from './hold-release/release-timer.js';
import { OnCancellationRejected } from './on-cancellation-rejected.js';
import { OnCancellationRequested } from './on-cancellation-requested.js';
import { OnCancellationWithdrawn } from './on-cancellation-withdrawn.js';
import { OnPlanApproved } from './on-plan-approved.js';
import { distributedSaleModel, distributedSaleSchema } from './persistence/distributed-sale.schema.js';
import { planCancellationModel, planCancellationSchema } from './persistence/plan-cancellation.schema.js';
import { PlanCancellationsRepository } from './persistence/plan-cancellations.repository.js';
import { reversedSaleModel, reversedSaleSchema } from './persistence/reversed-sale.schema.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { OnSaleReversed } from './on-sale-reversed.js';
import { CommissionService } from './commission.service.js';
import { SaleRebuilder } from './sale-rebuilder.js';
import { SaleReversalService } from './sale-reversal.service.js';
import { SalesController } from './sales.controller.js';

export const sales: FeatureModule = {
  models: [
    { name: distributedSaleModel, schema: distributedSaleSchema },
    { name: planCancellationModel, schema: planCancellationSchema },
    { name: reversedSaleModel, schema: reversedSaleSchema },
  ],
  controllers: [
    SalesController,
    OnCancellationRejected,
    OnCancellationRequested,
    OnCancellationWithdrawn,
    OnPlanApproved,
    OnSaleReversed,
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
