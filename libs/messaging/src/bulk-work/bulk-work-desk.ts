import type { BulkWorkKind } from '@deepam/contracts';
import { Clock, DomainError, MemberLocks, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail.js';
import { BulkCalls, type ChosenRow, type WorkKind } from './bulk-calls.js';
import { BulkWorkRunner } from './bulk-work-runner.js';
import type { BulkWork } from './bulk-work.schema.js';
import { BulkWorksRepository } from './bulk-works.repository.js';
import { workCallerOf } from './work-caller.js';

/** One person may have this number of running works. */
const mostRunning = 5;

@Injectable()
export class BulkWorkDesk {
  constructor(
    private readonly works: BulkWorksRepository,
    private readonly calls: BulkCalls,
    private readonly runner: BulkWorkRunner,
    private readonly locks: MemberLocks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The rows may change before their turn; changed rows are rejected then.
   * @throws DomainError ACCESS.NOT_PERMITTED, REQUEST.INVALID, BULK_WORK.TOO_MANY_OPEN
   */
  async begin<Kind extends BulkWorkKind>(
    kind: Kind,
    rows: readonly ChosenRow[],
    caller: Caller,
  ): Promise<BulkWork<Kind>> {
    this.calls.assertMay(kind, caller);
    for (const row of rows) this.calls.read(kind, row);
    return this.add(kind, caller, async (id, session) => {
      const subject = { kind: 'bulk-work' as const, id };
      await this.audit.record(session, 'bulk-work-begun', { subject, after: { action: this.auditKindOf(kind) } });
      return rows;
    });
  }

  /**
   * @param rowsOf runs in the transaction of the work, which it records in the audit trail
   * @throws DomainError BULK_WORK.TOO_MANY_OPEN, because the works of all people wait in one queue
   */
  async add<Kind extends WorkKind>(
    kind: Kind,
    caller: Caller,
    rowsOf: (workId: string, session: ClientSession) => Promise<readonly ChosenRow[]>,
  ): Promise<BulkWork<Kind>> {
    const workId = newId();
    const begun = await this.transactions.run(async (session) => {
      this.locks.acquire(session, [caller.memberId]);
      if ((await this.works.countRunning(caller.memberId, session)) >= mostRunning)
        throw new DomainError('BULK_WORK.TOO_MANY_OPEN', { details: { most: mostRunning } });
      const rows = await rowsOf(workId, session);
      const work: BulkWork<Kind> = {
        _id: workId,
        kind,
        begunAt: this.clock.now(),
        begunBy: caller.memberId,
        state: 'running',
        caller: workCallerOf(caller),
        rows: rows.length,
        done: 0,
        failed: 0,
        heldUntil: new Date(0),
      };
      const kept = rows.map((chosen, place) => ({
        _id: `${workId}.${place}`,
        workId,
        place,
        kind,
        chosen,
        state: 'waiting' as const,
      }));
      await this.works.add(work, kept, session);
      return work;
    });
    this.runner.runSoon();
    return begun;
  }

  /** @throws DomainError BULK_WORK.NOT_FOUND, also for work of a kind that the caller may not start */
  async get(id: string, caller: Caller): Promise<BulkWork<BulkWorkKind>> {
    const found = await this.works.findOne(id, this.calls.startableBy(caller));
    if (!found) throw new DomainError('BULK_WORK.NOT_FOUND');
    return found;
  }

  async stop(id: string, caller: Caller): Promise<BulkWork<BulkWorkKind>> {
    const { kind } = await this.get(id, caller);
    await this.transactions.run(async (session) => {
      if (!(await this.works.stop(id, session))) throw new DomainError('BULK_WORK.ENDED');
      const subject = { kind: 'bulk-work' as const, id };
      await this.audit.record(session, 'bulk-work-stopped', { subject, after: { action: this.auditKindOf(kind) } });
    });
    return this.get(id, caller);
  }

  private auditKindOf(kind: BulkWorkKind): string | null {
    return this.calls.get(kind).endpoint.audit ?? null;
  }
}
