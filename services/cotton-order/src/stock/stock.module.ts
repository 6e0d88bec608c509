import type { FeatureModule } from '@deepam/messaging';
import { AddCottonLossController } from './add-cotton-loss/add-cotton-loss.controller.js';
import { AddCottonLossHandler } from './add-cotton-loss/add-cotton-loss.handler.js';
import { AddCottonPurchaseController } from './add-cotton-purchase/add-cotton-purchase.controller.js';
import { AddCottonPurchaseHandler } from './add-cotton-purchase/add-cotton-purchase.handler.js';
import { CorrectCottonMovementController } from './correct-cotton-movement/correct-cotton-movement.controller.js';
import { CorrectCottonMovementHandler } from './correct-cotton-movement/correct-cotton-movement.handler.js';
import { CottonMovementsCsvController } from './cotton-movements-csv/cotton-movements-csv.controller.js';
import { CottonStockController } from './cotton-stock/cotton-stock.controller.js';
import { CottonStockHandler } from './cotton-stock/cotton-stock.handler.js';
import { CottonMovementsController } from './cotton-movements/cotton-movements.controller.js';
import { MovementNoter } from './movement-noter.js';
import { MovementViews } from './movement-views.js';
import { OnPlanApproved } from './on-plan-approved/on-plan-approved.handler.js';
import { OnSaleReversed } from './on-sale-reversed/on-sale-reversed.handler.js';
import { movementModel, movementSchema } from './persistence/movement.schema.js';
import { MovementsRepository } from './persistence/movements.repository.js';
import { stockSumModel, stockSumSchema } from './persistence/stock-sum.schema.js';
import { StockKeeper } from './stock-keeper.js';

export const stock: FeatureModule = {
  models: [
    { name: movementModel, schema: movementSchema },
    { name: stockSumModel, schema: stockSumSchema },
  ],
  controllers: [
    AddCottonLossController,
    AddCottonPurchaseController,
    CorrectCottonMovementController,
    CottonMovementsController,
    CottonMovementsCsvController,
    CottonStockController,
    OnPlanApproved,
    OnSaleReversed,
  ],
  providers: [
    AddCottonLossHandler,
    AddCottonPurchaseHandler,
    CorrectCottonMovementHandler,
    CottonStockHandler,
    MovementNoter,
    MovementsRepository,
    MovementViews,
    StockKeeper,
  ],
};
