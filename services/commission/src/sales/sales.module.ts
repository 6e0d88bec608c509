import type { Aggregate } from '@deepam/messaging';
import { ClosedAccounts } from './closed-accounts.js';
import { ForgetInSales } from './forget-in-sales.js';
import { GetCommissionExplanationController } from './get-commission-explanation/get-commission-explanation.controller.js';
import { GetCommissionExplanationHandler } from './get-commission-explanation/get-commission-explanation.handler.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { distributedSaleModel, distributedSaleSchema } from './persistence/distributed-sale.schema.js';
import { reversedSaleModel, reversedSaleSchema } from './persistence/reversed-sale.schema.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { OnSaleReversed } from './on-sale-reversed/on-sale-reversed.handler.js';
import { SaleCrediter } from './sale-crediter.js';
import { SaleRecorder } from './sale-recorder.js';
import { SaleRestorer } from './sale-restorer.js';
import { SaleReverser } from './sale-reverser.js';

export const sales: Aggregate = {
  models: [
    { name: distributedSaleModel, schema: distributedSaleSchema },
    { name: reversedSaleModel, schema: reversedSaleSchema },
  ],
  controllers: [GetCommissionExplanationController, OnPlanApproved, OnSaleReversed],
  providers: [
    ClosedAccounts,
    ForgetInSales,
    GetCommissionExplanationHandler,
    SaleCrediter,
    SaleRecorder,
    SaleRestorer,
    SaleReverser,
    SalesRepository,
  ],
};
