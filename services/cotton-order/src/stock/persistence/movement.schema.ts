import { stockAccounts, stockKinds } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';
import type { Movement } from '../domain/movement.js';

export const movementModel = 'StockMovement';

export const movementSchema = new Schema<Movement>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    kind: { type: String, enum: stockKinds, required: true },
    account: { type: String, enum: stockAccounts, required: true },
    grams: { type: Number, required: true, validate: Number.isSafeInteger },
    day: { type: String, required: true },
    recordedAt: { type: Date, required: true },
    memberId: { type: String, default: null },
    orderId: { type: String, default: null },
    saleId: { type: String, default: null },
    supplier: { type: String, default: null },
    invoice: { type: String, default: null },
    pricePaise: { type: Number, default: null },
    reason: { type: String, default: null },
    byId: { type: String, default: null },
    correctsId: { type: String, default: null },
  },
  { collection: 'stock_movements', versionKey: false },
);
movementSchema.index({ key: 1 }, { unique: true });
movementSchema.index({ day: -1, _id: -1 });
movementSchema.index({ account: 1, day: -1, _id: -1 });
movementSchema.index({ day: 1, account: 1, grams: 1 });
appendOnly(movementSchema, 'Movements of cotton');
