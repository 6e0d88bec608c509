import { toKilograms, toRupees, type CottonMovement } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import type { Movement } from './domain/movement.js';
import { MovementsRepository } from './movements.repository.js';

@Injectable()
export class MovementViews {
  constructor(
    private readonly members: Members,
    private readonly movements: MovementsRepository,
  ) {}

  async viewsOf(movements: readonly Movement[]): Promise<CottonMovement[]> {
    const people = movements.flatMap(({ memberId, byId }) => [memberId ?? [], byId ?? []].flat());
    const names = await this.members.findAll([...new Set(people)]);
    const corrected = await this.movements.correctedAmong(movements.map(({ _id }) => _id));
    return movements.map(({ _id, day, kind, account, memberId, byId, ...movement }) => ({
      _id,
      day,
      kind,
      account,
      kg: toKilograms(movement.grams),
      orderId: movement.orderId,
      saleId: movement.saleId,
      member:
        memberId === null
          ? null
          : {
              _id: memberId,
              name: names.get(memberId)?.name ?? '',
            },
      supplier: movement.supplier,
      invoice: movement.invoice,
      price: movement.pricePaise === null ? null : toRupees(movement.pricePaise),
      reason: movement.reason,
      by: (byId !== null && names.get(byId)?.name) || null,
      notedAt: movement.recordedAt.toISOString(),
      correctsId: movement.correctsId,
      isCorrected: corrected.has(_id),
    }));
  }
}
