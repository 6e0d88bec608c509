import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type Movement } from './domain/movement.js';
import { correction, isCorrectable } from './domain/movements-by-hand.js';
import { MovementNoter } from './movement-noter.js';
import { MovementsRepository } from './movements.repository.js';

@Injectable()
export class CorrectCottonMovementHandler {
  constructor(
    private readonly movements: MovementsRepository,
    private readonly noter: MovementNoter,
  ) {}

  /** @throws DomainError COTTON.MOVEMENT_NOT_FOUND, COTTON.MOVEMENT_NOT_CORRECTABLE, COTTON.MOVEMENT_CORRECTED */
  async execute(id: string, reason: string, byId: string): Promise<Movement> {
    return this.noter.recordMovement('cotton-movement-corrected', async (stamp, session) => {
      const wrong = await this.movements.find(id, session);
      if (!wrong) throw new DomainError('COTTON.MOVEMENT_NOT_FOUND');
      if (!isCorrectable(wrong)) throw new DomainError('COTTON.MOVEMENT_NOT_CORRECTABLE');
      return correction(wrong, { day: this.noter.today(), reason, byId }, stamp);
    });
  }
}
