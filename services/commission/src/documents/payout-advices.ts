import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import { DocumentIssuer } from './document-issuer.js';

@Injectable()
export class PayoutAdvices {
  constructor(private readonly issuer: DocumentIssuer) {}

  async issue(
    session: ClientSession,
    { _id, memberId, amountPaise: grossPaise, tax }: PayoutDocument,
    { happenedAt, utr }: { readonly happenedAt: Date; readonly utr: string | null },
  ): Promise<void> {
    const { taxPaise, netPaise } = tax ?? { taxPaise: 0, netPaise: grossPaise };
    const fact = { kind: 'payout-advice' as const, about: _id, memberId, happenedAt };
    await this.issuer.issue(session, fact, () => ({ of: 'payout', grossPaise, taxPaise, netPaise, utr }));
  }
}
