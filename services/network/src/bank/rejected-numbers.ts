import type { PaymentKind } from '@deepam/contracts';
import { Clock, currentContext, DomainError, newId, requestContext, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { CottonPayments } from './cotton-payments.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';

interface SentNumber {
  readonly utr: string | null;
  readonly kind: PaymentKind;
  readonly memberId: string;
}

/**
 * The service keeps the number of a payment that a member has sent although it belongs to another account. One of the
 * two accounts has not made the payment, so the claim of the first sender becomes doubtful.
 */
@Injectable()
export class RejectedNumbers {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly memberships: MembershipsRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly cotton: CottonPayments,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async keepIfRefused<T>({ utr, kind, memberId }: SentNumber, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const isUsed = error instanceof DomainError && error.code === 'NETWORK.UTR_USED';
      if (utr !== null && isUsed) await this.keep(utr, kind, memberId);
      throw error;
    }
  }

  /** The transaction is separate, because the call itself is refused: its Idempotency-Key stays free. */
  async keep(utr: string, kind: PaymentKind, memberId: string): Promise<void> {
    const { runningKey: _, auditObligation: _met, ...context } = currentContext()!;
    await requestContext.run(context, () =>
      this.transactions.run(async (session) => {
        if (await this.proofs.hasSent(memberId, utr, session)) return;
        const { name } = await this.memberships.get(memberId, session);
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
      await this.cotton.announceMatch(expectedId!, _id, session);
  }
}
