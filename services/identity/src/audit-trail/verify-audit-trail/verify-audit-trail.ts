import { Injectable } from '@nestjs/common';
import type { Batch } from '../domain/batch.js';
import { entryFindings, linkFindings, withEachInsertionOnce, type Finding } from '../domain/broken-links.js';
import { KeepingTime } from '../erase-old-entries.js';
import { AuditBatchesRepository } from '../persistence/audit-batches.repository.js';
import { AuditRowsRepository } from '../persistence/audit-rows.repository.js';

export interface VerifiedTrail {
  readonly findings: readonly Finding[];
  readonly batches: number;
  readonly entries: number;
  readonly waiting: number;
  /** An operator stores the end of the chain outside the reach of those who can change the database. */
  readonly last: Pick<Batch, 'n' | 'hash'> | null;
}

@Injectable()
export class VerifyAuditTrailHandler {
  constructor(
    private readonly batches: AuditBatchesRepository,
    private readonly rows: AuditRowsRepository,
    private readonly keeping: KeepingTime,
  ) {}

  /**
   * The check may run next to a live service, and leaves concurrent batches to the next run.
   * @param known an end of the chain that was stored elsewhere
   */
  async execute(known: Pick<Batch, 'n' | 'hash'> | null = null): Promise<VerifiedTrail> {
    const last = await this.batches.findLast();
    const findings: Finding[] = [];
    let [before, batches, entries]: [Batch | null, number, number] = [null, 0, 0];
    for await (const batch of this.batches.upTo(last?.n ?? 0)) {
      const found = await this.rows.sealedAfter(before?.n ?? 0, batch.n);
      findings.push(...linkFindings(before, batch), ...entryFindings(batch, found, this.keeping.end()));
      [before, batches, entries] = [batch, batches + 1, entries + found.length];
    }
    for await (const { id, batch } of this.rows.notUpTo(last?.n ?? 0)) {
      const n = Number.isSafeInteger(batch) ? Number(batch) : 0;
      if (!(await this.batches.find(n))) findings.push({ kind: 'inserted', batch: n, entry: id });
    }
    if (known && (await this.batches.find(known.n))?.hash !== known.hash) {
      findings.push({ kind: 'not-the-known-end', batch: known.n });
    }
    return {
      findings: withEachInsertionOnce(findings),
      batches,
      entries,
      waiting: await this.rows.countUnsealed(),
      last,
    };
  }
}
