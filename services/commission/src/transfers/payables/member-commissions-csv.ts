import type { memberCommissionsCsv, QueryOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { spanOf } from '../../ledger/domain/periods.js';
import { type PayeeDocument, PayeesRepository } from '../../payouts/persistence/payees.repository.js';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { currentTransfer } from '../domain/transfer.js';
import type { TransferDocument } from '../transfer.schema.js';
import { TransfersRepository } from '../transfers.repository.js';

const atOnce = 500;

export interface PayoutLine {
  readonly payout: PayoutDocument;
  readonly payee: Pick<PayeeDocument, 'name' | 'referralCode'>;
  readonly transfer: TransferDocument | undefined;
}

@Injectable()
export class MemberCommissionsCsvHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payees: PayeesRepository,
    private readonly transfers: TransfersRepository,
  ) {}

  async *execute({ status, search, from, to }: QueryOf<typeof memberCommissionsCsv>): AsyncGenerator<PayoutLine> {
    const { since, until } = spanOf({ from, to }, null);
    let last: PayoutDocument | undefined;
    do {
      const found = await this.payouts.listNewest({ status, after: last, limit: atOnce });
      const payees = await this.payees.findAmong(
        found.map(({ memberId }) => memberId),
        search,
      );
      const transfers = await this.transfers.ofPayables(found.map(({ _id }) => _id));
      for (const payout of found) {
        if (since !== null && payout.requestedAt < since) return;
        const isLater = until !== null && payout.requestedAt >= until;
        const payee = payees.get(payout.memberId);
        if (!payee || isLater) continue;
        const own = transfers.filter(({ payableId }) => payableId === payout._id);
        yield { payout, payee, transfer: currentTransfer(own) };
      }
      last = found.length === atOnce ? found.at(-1) : undefined;
    } while (last !== undefined);
  }
}
