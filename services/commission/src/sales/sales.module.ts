import type { FeatureModule } from '@deepam/messaging';
import { ClosedAccounts } from './closed-accounts.js';
import { ForgetInSales } from './forget-in-sales.js';
import { WhyCommissionHandler } from './why-commission.js';
import { HoldReleaser } from './hold-release/hold-releaser.js';
import { ReleaseTimer } from './hold-release/release-timer.js';
import {
  OnCancellationRejected,
  OnCancellationRequested,
  OnPlanApproved,
  OnSaleReversed,
  OnCancellationWithdrawn,
} from './on-network-events.js';
import { distributedSaleModel, distributedSaleSchema } from './persistence/distributed-sale.schema.js';
import {
  planCancellationModel,
  planCancellationSchema,
  PlanCancellationsRepository,
} from './persistence/plan-cancellations.repository.js';
import { reversedSaleModel, reversedSaleSchema, SalesRepository } from './persistence/sales.repository.js';
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
