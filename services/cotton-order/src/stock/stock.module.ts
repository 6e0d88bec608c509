import type { Aggregate } from '@deepam/messaging';
import { AddLossController } from './add-loss/add-loss.controller.js';
import { AddLossHandler } from './add-loss/add-loss.handler.js';
import { AddPurchaseController } from './add-purchase/add-purchase.controller.js';
import { AddPurchaseHandler } from './add-purchase/add-purchase.handler.js';
import { CorrectMovementController } from './correct-movement/correct-movement.controller.js';
import { CorrectMovementHandler } from './correct-movement/correct-movement.handler.js';
import { ExportMovementsController } from './export-movements/export-movements.controller.js';
import { GetStockController } from './get-stock/get-stock.controller.js';
import { GetStockHandler } from './get-stock/get-stock.handler.js';
import { ListMovementsController } from './list-movements/list-movements.controller.js';
import { MovementNoter } from './movement-noter.js';
import { MovementViews } from './movement-views.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { OnSaleReversed } from './on-sale-reversed/on-sale-reversed.handler.js';
import { movementModel, movementSchema } from './persistence/movement.schema.js';
import { MovementsRepository } from './persistence/movements.repository.js';
import { stockSumModel, stockSumSchema } from './persistence/stock-sum.schema.js';
import { StockKeeper } from './stock-keeper.js';

export const stock: Aggregate = {
  models: [
    { name: movementModel, schema: movementSchema },
    { name: stockSumModel, schema: stockSumSchema },
  ],
  controllers: [
    AddLossController,
    AddPurchaseController,
    CorrectMovementController,
    ExportMovementsController,
    GetStockController,
    ListMovementsController,
    OnPlanApproved,
    OnSaleReversed,
  ],
  providers: [
    AddLossHandler,
    AddPurchaseHandler,
    CorrectMovementHandler,
    GetStockHandler,
    MovementNoter,
    MovementViews,
    MovementsRepository,
    StockKeeper,
  ],
};
