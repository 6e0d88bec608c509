import { toGrams, type addCottonLoss, type BodyOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { type Movement } from './domain/movement.js';
import { lost } from './domain/movements-by-hand.js';
import { MovementNoter } from './movement-noter.js';

@Injectable()
export class AddCottonLossHandler {
  constructor(private readonly noter: MovementNoter) {}

  /** @throws DomainError COTTON.STOCK_DAY_AHEAD */
  async execute({ kind, kg, day, reason }: BodyOf<typeof addCottonLoss>, byId: string): Promise<Movement> {
    this.noter.assertDayNotAhead(day);
    return this.noter.recordMovement('cotton-loss-recorded', (stamp) =>
      lost({ kind, grams: toGrams(kg), day, reason, byId }, stamp),
    );
  }
}
