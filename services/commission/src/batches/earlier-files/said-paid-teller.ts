import { accountsWith, payoutCameBack, payoutSaidPaid, updateCommissionStatus } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { IdentityClient } from '../../payouts/identity.client.js';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import { netOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import { isOver, isUntold } from './earlier-file.js';

/** Who may decide payouts. */
export type Deciders = () => Promise<readonly string[]>;

/** Tells those who may decide payouts what the bank says it has paid after all, or twice. */
@Injectable()
export class SaidPaidTeller {
  private readonly logger = new Logger(SaidPaidTeller.name);

  constructor(
    private readonly identity: IdentityClient,
    private readonly batches: BatchesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Asked before a transaction begins. Nobody while identity does not answer: what is noted then is told later. */
  async deciders(): Promise<readonly string[]> {
    const { permission = [] } = updateCommissionStatus;
    try {
      return await this.identity.call(accountsWith, { body: { anyOf: [permission].flat() } });
    } catch (error) {
      this.logger.warn(`Identity does not say who decides payouts: ${String(error)}`);
      return [];
    }
  }

  /** The same, and identity is asked once, and only if somebody is to be told. */
  onceAsked(): Deciders {
    let asked: ReturnType<Deciders> | undefined;
    return () => (asked ??= this.deciders());
  }

  /** What is noted of the payout and was not told, in the transaction that notes it or in a later one; nothing without anybody to be told. */
  async tell(session: ClientSession, payoutId: string, deciders: readonly string[]): Promise<void> {
    if (deciders.length === 0) return;
    const rows = (await this.batches.rowsOfPayouts([payoutId], session)).filter((row) => isOver(row) && isUntold(row));
    const last = rows.at(-1);
    if (last === undefined) return;
    const isTwice = rows.some(({ saidPaid }) => saidPaid?.isTwice === true);
    // Of two at one moment one is tried again, and finds that it was told.
    await this.batches.noteTold(
      session,
      rows.map(({ _id }) => _id),
      isTwice,
    );
    await this.outbox.add(session, payoutSaidPaid, {
      payoutId,
      batchId: last.batchId,
      amountPaise: netOf(last),
      isTwice,
      deciders: [...deciders],
      foundAt: this.clock.now().toISOString(),
    });
  }

  /** The payment by this row, on which its payout was approved, came back. In the transaction that forgets it: once. */
  async tellLost(
    session: ClientSession,
    { _id: payoutId, amountPaise, tax }: PayoutDocument,
    { batchId }: PayoutBatchRowDocument,
    deciders: readonly string[],
  ): Promise<void> {
    const foundAt = this.clock.now().toISOString();
    // By the tax of its approval: the file of then may have been made by other rates.
    const about = { payoutId, batchId, amountPaise: tax?.netPaise ?? amountPaise, deciders: [...deciders], foundAt };
    await this.outbox.add(session, payoutCameBack, about);
  }
}
