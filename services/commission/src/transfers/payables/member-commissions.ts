import {
  maxWholeList,
  toRupees,
  type CommissionHistoryEntry,
  type QueryOf,
  type ResponseOf,
  type memberCommissions,
} from '@deepam/contracts';
import { decodeCursor, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { amountsIn, inState } from '../../ledger/domain/balance.js';
import { NamesOfPeople } from '../../people/names-of-people.js';
import { BankChangesRepository } from '../../payouts/persistence/bank-changes.repository.js';
import { PayeesRepository, type PayeeWithPayouts } from '../../payouts/persistence/payees.repository.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { SuspensionsRepository } from '../../payouts/persistence/suspensions.repository.js';
import { HistoryViews } from '../history-views.js';

const position = z.tuple([z.boolean(), z.iso.datetime(), z.string()]);

@Injectable()
export class MemberCommissionsHandler {
  constructor(
    private readonly payees: PayeesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly views: HistoryViews,
    private readonly people: NamesOfPeople,
  ) {}

  async execute({ limit: wanted, cursor, status, search, payoutId }: QueryOf<typeof memberCommissions>) {
    const limit = wanted ?? maxWholeList;
    const after = decodeCursor(position, cursor);
    const payout = payoutId === undefined ? undefined : await this.payouts.locate(payoutId);
    if (payout === null) return { rows: [], nextCursor: null, total: 0, isTruncated: false };
    const filter = { status, search, payout };
    const [found, total] = await Promise.all([
      this.payees.page(
        filter,
        limit + 1,
        after && { hasOpen: after[0], lastRequestedAt: new Date(after[1]), id: after[2] },
      ),
      this.payees.count(filter),
    ]);
    const { items, nextCursor } = pageOf(found, limit, (last) => [
      last.hasOpen,
      last.lastRequestedAt!.toISOString(),
      last._id,
    ]);
    const deciders = items.flatMap(({ decided }) => decided.flatMap(({ decidedBy }) => decidedBy ?? []));
    const ids = items.map(({ _id }) => _id);
    const [holds, suspended, names] = await Promise.all([
      this.bankChanges.findHolds(ids),
      this.suspensions.findSuspendedAmong(ids),
      this.people.namesOf(deciders),
    ]);
    const all = items.flatMap(({ open, decided }) => [...open, ...decided]);
    const entries = await this.views.entries(all, ({ memberId }) => ({
      heldUntil: holds.get(memberId),
      isSuspended: suspended.has(memberId),
      names,
    }));
    return {
      rows: items.map((payee) => rowOf(payee, entries)),
      nextCursor,
      total,
      isTruncated: wanted === undefined && nextCursor !== null,
    };
  }
}

function rowOf(
  payee: PayeeWithPayouts,
  entries: ReadonlyMap<string, CommissionHistoryEntry>,
): ResponseOf<typeof memberCommissions>[number] {
  const payouts = [...payee.open, ...payee.decided].toSorted(
    (a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || (a._id < b._id ? 1 : -1),
  );
  return {
    _id: payee._id,
    name: payee.name,
    referralCode: payee.referralCode,
    available: toRupees(inState(amountsIn(payee.balances[0] ?? {}), 'available')),
    commissionHistory: payouts.map(({ _id }) => entries.get(_id)!),
  };
}
