import { indianDay, type EventData, type planApproved, type saleReversed } from '@deepam/contracts';
import { Clock, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { kitGrams, kitBack, kitSent, type Movement, type Stamp } from './domain/movement.js';
import { MovementsRepository } from './movements.repository.js';

type Sale = Pick<EventData<typeof planApproved>, 'saleId' | 'memberId' | 'plan' | 'previousPlan' | 'approvedAt'>;

/** Each step is recorded once, however often and in whatever order the events arrive. */
@Injectable()
export class StockKeeper {
  constructor(
    private readonly movements: MovementsRepository,
    private readonly clock: Clock,
  ) {}

  async record(session: ClientSession, make: (stamp: () => Stamp) => readonly Movement[]): Promise<void> {
    await this.movements.append(
      session,
      make(() => this.stamp()),
    );
  }

  async recordSale(session: ClientSession, sale: Sale): Promise<void> {
    await this.movements.append(session, [this.sentKit(sale)]);
  }

  /** The event of the reversal may arrive before the sale. */
  async recordReversal(session: ClientSession, sale: EventData<typeof saleReversed>): Promise<void> {
    const { saleId, memberId, plan, previousPlan, reversedAt } = sale;
    const kit = { saleId, memberId, grams: kitGrams(plan, previousPlan), day: indianDay(new Date(reversedAt)) };
    await this.movements.append(session, [this.sentKit(sale), kitBack(kit, this.stamp())]);
  }

  private sentKit({ saleId, memberId, plan, previousPlan, approvedAt }: Sale): Movement {
    const kit = { saleId, memberId, grams: kitGrams(plan, previousPlan), day: indianDay(new Date(approvedAt)) };
    return kitSent(kit, this.stamp());
  }

  private stamp(): Stamp {
    return { id: newId(), at: this.clock.now() };
  }
}
