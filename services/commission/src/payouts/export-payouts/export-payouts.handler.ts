import type { memberCommissionsCsv, QueryOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { spanOf } from '../../ledger/domain/period.js';
import type { PayeeDocument } from '../persistence/payee.schema.js';
import { PayeesRepository } from '../persistence/payees.repository.js';
import type { PayoutDocument } from '../persistence/payout.schema.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

/** Payouts that are read at once. */
const atOnce = 500;

/** A payout and whose it is. */
export interface PayoutLine {
  readonly payout: PayoutDocument;
  readonly payee: Pick<PayeeDocument, 'name' | 'referralCode'>;
}

@Injectable()
export class ExportPayoutsHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payees: PayeesRepository,
  ) {}

  /** Newest first, read page by page; a search leaves out the payouts of others. */
  async *execute({
    status,
    cameBack,
    toSend,
    search,
    from,
    to,
  }: QueryOf<typeof memberCommissionsCsv>): AsyncGenerator<PayoutLine> {
    const { since, until } = spanOf({ from, to }, null);
    let last: PayoutDocument | undefined;
    do {
      const found = await this.payouts.newest({ status, cameBack, toSend, after: last, limit: atOnce });
      const payees = await this.payees.among(
        found.map(({ memberId }) => memberId),
        search,
      );
      for (const payout of found) {
        if (since !== null && payout.requestedAt < since) return;
        const isLater = until !== null && payout.requestedAt >= until;
        const payee = payees.get(payout.memberId);
        if (payee && !isLater) yield { payout, payee };
      }
      last = found.length === atOnce ? found.at(-1) : undefined;
    } while (last !== undefined);
  }
}
