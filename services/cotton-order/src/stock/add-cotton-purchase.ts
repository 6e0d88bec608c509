import { toGrams, toPaise, type addCottonPurchase, type BodyOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { type Movement } from './domain/movement.js';
import { bought } from './domain/movements-by-hand.js';
import { MovementNoter } from './movement-noter.js';

@Injectable()
export class AddCottonPurchaseHandler {
  constructor(private readonly noter: MovementNoter) {}

  /** @throws DomainError COTTON.STOCK_DAY_AHEAD */
  async execute(purchase: BodyOf<typeof addCottonPurchase>, byId: string): Promise<Movement> {
    const { kg, day, supplier, invoice, price } = purchase;
    this.noter.assertDayNotAhead(day);
    const pricePaise = price === undefined ? null : toPaise(price);
    const terms = { grams: toGrams(kg), day, supplier, invoice: invoice || null, pricePaise, byId };
    return this.noter.recordMovement('cotton-bought', (stamp) => bought(terms, stamp));
  }
}
