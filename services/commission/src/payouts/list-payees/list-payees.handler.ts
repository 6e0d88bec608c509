import { maxWholeList, toRupees, type QueryOf, type ResponseOf, type memberCommissions } from '@deepam/contracts';
import { decodeCursor, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { amountsIn, inState } from '../../ledger/domain/balance.js';
import { NamesOfPeople } from '../names-of-people.js';
import { PayoutViews } from '../payout-views.js';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';
import { PayeesRepository, type PayeeWithPayouts } from '../persistence/payees.repository.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';
import { SuspensionsRepository } from '../persistence/suspensions.repository.js';

const position = z.tuple([z.boolean(), z.iso.datetime(), z.string()]);

@Injectable()
export class ListPayeesHandler {
  constructor(
    private readonly payees: PayeesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly views: PayoutViews,
    private readonly people: NamesOfPeople,
  ) {}

  async execute({ limit: wanted, cursor, status, search, payoutId }: QueryOf<typeof memberCommissions>) {
    const limit = wanted ?? maxWholeList;
    const after = decodeCursor(position, cursor);
    const payout = payoutId === undefined ? undefined : await this.payouts.locate(payoutId);
    if (payout === null) return { rows: [], nextCursor: null, total: 0, cut: false };
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
      last.lastRequestedAt.toISOString(),
      last._id,
    ]);
    const deciders = items.flatMap(({ decided }) => decided.flatMap(({ decidedBy }) => decidedBy ?? []));
    const ids = items.map(({ _id }) => _id);
    const [holds, suspended, names] = await Promise.all([
      this.bankChanges.holds(ids),
      this.suspensions.among(ids),
      this.people.of(deciders),
    ]);
    return {
      rows: items.map((payee) =>
        this.row(payee, { heldUntil: holds.get(payee._id), isSuspended: suspended.has(payee._id), names }),
      ),
      nextCursor,
      total,
      cut: wanted === undefined && nextCursor !== null,
    };
  }

  private row(
    payee: PayeeWithPayouts,
    forHead: Parameters<PayoutViews['entry']>[1],
  ): ResponseOf<typeof memberCommissions>[number] {
    const entries = [...payee.open, ...payee.decided].toSorted(
      (a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || (a._id < b._id ? 1 : -1),
    );
    return {
      _id: payee._id,
      name: payee.name,
      referralCode: payee.referralCode,
      available: toRupees(inState(amountsIn(payee.balances[0] ?? {}), 'available')),
      commissionHistory: entries.map((entry) => this.views.entry(entry, forHead)),
    };
  }
}
