import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { currentContext } from '../context/request-context.js';
import type { Attempt } from '../database/attempts.js';
import { Database } from '../database/database.js';
import { inSpan } from '../tracing/tracing.js';
import { MemberLocks } from './member-locks.js';

const startOfTransaction = () => ({ kind: 'internal', name: 'transaction' }) as const;

/** The writes of a transaction are all or nothing; every one of them must be given the session. */
@Injectable()
export class Transactions {
  constructor(
    private readonly database: Database,
    private readonly keys: IdempotencyKeys,
    private readonly locks: MemberLocks,
  ) {}

  /**
   * Runs `work` in a transaction, and again after a transient conflict: `work` must have no other effect. The
   * Idempotency-Key of the running request is marked as done in the same transaction, so that a crash right after the
   * commit cannot lead to a second effect.
   * @throws Error for a call that must be recorded in the audit trail and was not: it has no effect then
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const { auditObligation: demand } = currentContext() ?? {};
    const wasMet = demand?.isMet === true;
    const key = currentContext()?.runningKey;
    if (key) key.transactions += 1;
    let attempt: Attempt | undefined;
    const running = inSpan(currentContext()?.traceparent, startOfTransaction, () =>
      this.database.transaction(async (session) => {
        await this.locks.whenAcquired(session);
        attempt = this.database.attempts.begin(session);
        if (demand) demand.isMet = wasMet;
        const result = await work(session);
        if (demand?.isMet === false) throw new Error(`This call must be recorded in the audit trail: ${demand.kind}.`);
        if (key) await this.keys.markDone(key, session);
        await currentContext()?.beforeCommit?.(session);
        await attempt.finish();
        return result;
      }),
    );
    try {
      const result = await running;
      attempt?.committed();
      return result;
    } finally {
      if (key) key.transactions -= 1;
    }
  }
}
