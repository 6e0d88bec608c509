import type { Aggregate } from '@deepam/messaging';
import { GetCommissionExplanationController } from './get-commission-explanation/get-commission-explanation.controller.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { saleModel, saleSchema } from './persistence/sale.schema.js';
import { SalesRepository } from './persistence/sales.repository.js';
import { RecordSale } from './record-sale/record-sale.js';
import { RestoreSales } from './restore-sales/restore-sales.js';

export const sales: Aggregate = {
  models: [{ name: saleModel, schema: saleSchema }],
  controllers: [GetCommissionExplanationController, OnPlanApproved],
  providers: [RecordSale, RestoreSales, SalesRepository],
};
