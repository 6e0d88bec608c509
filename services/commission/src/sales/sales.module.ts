import type { Aggregate } from '@deepam/messaging';
import { ClosedAccounts } from './closed-accounts.js';
import { ForgetInSales } from './forget-in-sales.js';
import { GetCommissionExplanationController } from './get-commission-explanation/get-commission-explanation.controller.js';
import { GetCommissionExplanationHandler } from './get-commission-explanation/get-commission-explanation.handler.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { distributedSaleModel, distributedSaleSchema } from './persistence/distributed-sale.schema.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { SaleRecorder } from './sale-recorder.js';
import { SaleRestorer } from './sale-restorer.js';

export const sales: Aggregate = {
  models: [{ name: distributedSaleModel, schema: distributedSaleSchema }],
  controllers: [GetCommissionExplanationController, OnPlanApproved],
  providers: [
    ClosedAccounts,
    ForgetInSales,
    GetCommissionExplanationHandler,
    SaleRecorder,
    SaleRestorer,
    SalesRepository,
  ],
};
