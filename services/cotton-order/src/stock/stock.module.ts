import type { FeatureModule } from '@deepam/messaging';
import { AddCottonLossHandler } from './add-cotton-loss.js';
import { AddCottonPurchaseHandler } from './add-cotton-purchase.js';
import { CorrectCottonMovementHandler } from './correct-cotton-movement.js';
import { CottonStockHandler } from './cotton-stock.js';
import { MovementNoter } from './movement-noter.js';
import { MovementViews } from './movement-views.js';
import { OnPlanApproved, OnSaleReversed } from './on-network-events.js';
import {
  movementModel,
  movementSchema,
  MovementsRepository,
  stockSumModel,
  stockSumSchema,
} from './movements.repository.js';
import { StockKeeper } from './stock-keeper.js';
import { StockController } from './stock.controller.js';

export const stock: FeatureModule = {
  models: [
    { name: movementModel, schema: movementSchema },
    { name: stockSumModel, schema: stockSumSchema },
  ],
  controllers: [StockController, OnPlanApproved, OnSaleReversed],
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
