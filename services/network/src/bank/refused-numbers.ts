import type { PaymentKind } from '@deepam/contracts';
import { Clock, currentContext, DomainError, newId, requestContext, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Membership } from '../membership/persistence/membership.schema.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { CottonPayments } from './cotton-payments.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';

/**
 * Keeps that a member has sent a payment number that belongs to another account: one of both has not made the payment, and the claim of the first sender
 * is not clean any more.
 */
@Injectable()
export class RefusedNumbers {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly proofs: PaymentProofsRepository,
    private readonly cotton: CottonPayments,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** In a transaction of its own, as the call itself is refused: its Idempotency-Key stays free. */
  async note(utr: string, kind: PaymentKind, { _id: memberId, name }: Pick<Membership, '_id' | 'name'>): Promise<void> {
    const { runningKey: _, auditDemand: _met, ...context } = currentContext()!;
    await requestContext.run(context, () =>
      this.transactions.run(async (session) => {
        if (await this.proofs.hasSent(memberId, utr, session)) return;
        const sent = { _id: newId(), kind, memberId, name, at: this.clock.now(), utr, picture: null };
        await this.proofs.add(sent, session);
        await this.proofs.drop(sent._id, [], session);
        await this.announce(utr, session);
      }),
    );
  }

  /** Cotton-order has to learn the new doubt. */
  private async announce(utr: string, session: ClientSession): Promise<void> {
    const ofNumber = { references: utr, direction: 'credit' as const, expectedId: { $exists: true } };
    for (const { _id, expectedId } of await this.lines.find(ofNumber).session(session).lean<BankLine[]>())
      await this.cotton.matched(expectedId!, _id, session);
  }
}

export const isUsedNumber = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'NETWORK.UTR_USED';
