import type { BulkWorkKind } from '@deepam/contracts';
import { Clock, DomainError, newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.js';
import { BulkCalls, type ChosenRow } from './bulk-calls.js';
import { BulkWorkRunner } from './bulk-work-runner.js';
import type { BulkWork } from './bulk-work.schema.js';
import { BulkWorksRepository } from './bulk-works.repository.js';
import { workCallerOf } from './work-caller.js';

@Injectable()
export class BulkWorkDesk {
  constructor(
    private readonly works: BulkWorksRepository,
    private readonly calls: BulkCalls,
    private readonly runner: BulkWorkRunner,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The rows may change before their turn; changed rows are rejected then.
   * @throws DomainError ACCESS.NOT_PERMITTED, REQUEST.INVALID
   */
  async begin(kind: BulkWorkKind, rows: readonly ChosenRow[], caller: Caller): Promise<BulkWork> {
    this.calls.assertMay(kind, caller);
    for (const row of rows) this.calls.read(kind, row);
    const { permissions } = caller;
    const work: BulkWork = {
      _id: newId(),
      kind,
      begunAt: this.clock.now(),
      begunBy: caller.memberId,
      state: 'running',
      caller: {
        ...workCallerOf(caller),
        ...(permissions !== undefined && { permissions }),
      },
      rows: rows.length,
      done: 0,
      failed: 0,
      heldUntil: new Date(0),
    };
    const kept = rows.map((chosen, place) => ({
      _id: `${work._id}.${place}`,
      workId: work._id,
      place,
      kind,
      chosen,
      state: 'waiting' as const,
    }));
    await this.transactions.run(async (session) => {
      await this.works.add(work, kept, session);
      const subject = { kind: 'bulk-work' as const, id: work._id };
      await this.audit.record(session, 'bulk-work-begun', { subject, after: { action: this.auditKindOf(kind) } });
    });
    this.runner.runSoon();
    return work;
  }

  async stop(id: string, caller: Caller): Promise<BulkWork> {
    const kinds = this.calls.startableBy(caller);
    const { kind } = await this.works.get(id, kinds);
    await this.transactions.run(async (session) => {
      if (!(await this.works.stop(id, session))) throw new DomainError('BULK_WORK.ENDED');
      const subject = { kind: 'bulk-work' as const, id };
      await this.audit.record(session, 'bulk-work-stopped', { subject, after: { action: this.auditKindOf(kind) } });
    });
    return this.works.get(id, kinds);
  }

  private auditKindOf(kind: BulkWorkKind): string | null {
    return this.calls.get(kind).endpoint.audit ?? null;
  }
}
