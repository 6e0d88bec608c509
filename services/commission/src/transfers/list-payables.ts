import type { payables, PayableRow, QueryOf } from '@deepam/contracts';
import { decodeCursor, pageOf, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayeesRepository } from '../payouts/persistence/payees.repository.js';
import { PayoutPages } from '../payouts/persistence/payout-pages.js';
import { PayableRows, type OwingWithTransfers } from './payable-rows.js';
import { WaitingApprovals } from './waiting-approvals.js';

const moment = z.iso.datetime().transform((text) => new Date(text));
const places = { date: z.tuple([moment, z.string()]), amount: z.tuple([z.int(), moment, z.string()]) } as const;

/** Requests are payouts, and everything else is owed or was: each state is of one of the two collections. */
const statusOf = { requested: 'Requested', rejected: 'Rejected' } as const;

/** One page of the payouts that are requested or rejected, or of what is owed. */
@Injectable()
export class ListPayables {
  constructor(
    private readonly payouts: PayoutPages,
    private readonly payables: PayablesRepository,
    private readonly payees: PayeesRepository,
    private readonly rows: PayableRows,
    private readonly waiting: WaitingApprovals,
  ) {}

  async execute(query: QueryOf<typeof payables>, viewer: Caller) {
    const { limit, cursor, sort, order, search, memberId, free, state, kind, from, to } = query;
    const after = decodeCursor<z.ZodType<readonly unknown[]>>(places[sort], cursor);
    const besides = free === undefined ? undefined : [...(await this.waiting.all()).keys()];
    const memberIds = await this.membersIn(search, memberId);
    const chosen = { memberIds, besides, from, to };
    const page = { sort, order, after, limit: limit + 1 };
    if (state !== 'requested' && state !== 'rejected') {
      const choice = { ...chosen, state, kind };
      const [found, total] = await Promise.all([this.payables.page(choice, page), this.payables.count(choice)]);
      const { items, nextCursor } = pageOf(found, limit, ({ _id, owedSince, grossPaise }) => [
        ...(sort === 'amount' ? [grossPaise] : []),
        ...[owedSince.toISOString(), _id],
      ]);
      return { rows: (await this.rows.ofPayables(items, viewer)).map(rowOf), nextCursor, total };
    }
    // No deposit is requested as a payout is.
    if (kind !== undefined && kind !== 'payout') return { rows: [], nextCursor: null, total: 0 };
    const choice = { ...chosen, status: statusOf[state] };
    const [found, total] = await Promise.all([this.payouts.page(choice, page), this.payouts.count(choice)]);
    const { items, nextCursor } = pageOf(found, limit, ({ _id, requestedAt, amountPaise }) => [
      ...(sort === 'amount' ? [amountPaise] : []),
      ...[requestedAt.toISOString(), _id],
    ]);
    return { rows: (await this.rows.ofPayouts(items, viewer)).map(rowOf), nextCursor, total };
  }

  private async membersIn(search: string | undefined, memberId: string | undefined): Promise<string[] | undefined> {
    if (!search) return memberId === undefined ? undefined : [memberId];
    const found = await this.payees.matching(search);
    return memberId === undefined ? found : found.filter((id) => id === memberId);
  }
}

const rowOf = ({ row, transfers: [latest] }: OwingWithTransfers): PayableRow => ({
  ...row,
  ...(latest && { transfer: latest }),
});
