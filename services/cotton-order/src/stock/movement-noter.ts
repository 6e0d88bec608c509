import { indianDay, toKilograms, toRupees, type AuditKind } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Movement, Stamp } from './domain/movement.js';
import { MovementsRepository } from './movements.repository.js';

@Injectable()
export class MovementNoter {
  constructor(
    private readonly movements: MovementsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError COTTON.STOCK_DAY_AHEAD */
  assertDayNotAhead(day: string): void {
    if (day > this.today()) throw new DomainError('COTTON.STOCK_DAY_AHEAD');
  }

  today(): string {
    return indianDay(this.clock.now());
  }

  /**
   * @throws DomainError COTTON.MOVEMENT_CORRECTED if the movement was corrected before; every other key contains a new
   * id
   */
  async recordMovement(kind: AuditKind, make: (stamp: Stamp, session: ClientSession) => Movement | Promise<Movement>) {
    return this.transactions.run(async (session) => {
      const movement = await make({ id: newId(), at: this.clock.now() }, session);
      const added = await this.movements.append(session, [movement]);
      if (added.length === 0) throw new DomainError('COTTON.MOVEMENT_CORRECTED');
      await this.audit.record(session, kind, {
        subject: { kind: 'cotton-movement', id: movement._id },
        after: {
          kilograms: toKilograms(movement.grams),
          ...(movement.pricePaise !== null && { amount: toRupees(movement.pricePaise) }),
          ...(movement.reason !== null && { reason: movement.reason }),
        },
      });
      return movement;
    });
  }
}
