import type { Aggregate } from '@deepam/messaging';
import { GetCommissionExplanationController } from './get-commission-explanation/get-commission-explanation.controller.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { distributedSaleModel, distributedSaleSchema } from './persistence/distributed-sale.schema.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { RecordSale } from './record-sale/record-sale.js';
import { RestoreSales } from './restore-sales/restore-sales.js';

export const sales: Aggregate = {
  models: [{ name: distributedSaleModel, schema: distributedSaleSchema }],
  controllers: [GetCommissionExplanationController, OnPlanApproved],
  providers: [RecordSale, RestoreSales, SalesRepository],
};
