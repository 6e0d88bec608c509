import { sumPaise } from '@deepam/contracts';
import type { PayoutBatchDocument, RowCounts } from '../batches/persistence/payout-batch.schema.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { Findings } from './findings.js';
import { type BatchRow, checkRow, isLive } from './check-batch-rows.js';

/** Every batch against its rows, every row against its payout, which is compared with its postings elsewhere, and the other way round. */
export async function checkPayoutBatches(audited: AuditedModels, findings: Findings): Promise<void> {
  const { payoutBatches, batchRows, payouts, session } = audited;
  for await (const batch of payoutBatches.find().session(session).lean<PayoutBatchDocument[]>().cursor()) {
    const rows = await batchRows.find({ batchId: batch._id }).session(session).lean<BatchRow[]>();
    const ids = rows.map(({ payoutId }) => payoutId);
    const found = await payouts
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<PayoutDocument[]>();
    const byId = new Map(found.map((payout) => [payout._id, payout]));
    findings.look(`The batch ${batch._id}`, () => checkBatch(batch, rows, findings));
    for (const row of rows) findings.look(`The row ${row._id}`, () => checkRow(row, byId.get(row.payoutId), findings));
  }
  await checkNamedBatches(audited, findings);
}

function checkBatch(batch: PayoutBatchDocument, rows: readonly BatchRow[], findings: Findings): void {
  const { _id, state, totalPaise, paidPaise } = batch;
  const amountOf = (some: readonly BatchRow[]) => sumPaise(some.map(({ amountPaise }) => amountPaise));
  const total = amountOf(rows) - totalPaise;
  if (total !== 0) findings.note(`The batch ${_id} is not the sum of its payouts`, total);
  const taxed = sumPaise(rows.map(({ taxPaise = 0 }) => taxPaise)) - (batch.taxPaise ?? 0);
  if (taxed !== 0) findings.note(`The tax of the batch ${_id} is not the sum of its payouts'`, taxed);
  const paid = amountOf(rows.filter((row) => row.state === 'paid')) - paidPaise;
  if (paid !== 0) findings.note(`The batch ${_id} says that something else was paid than its rows`, paid);
  const counts = countsOf(rows);
  if (Object.entries(counts).some(([name, count]) => batch.counts[name as keyof RowCounts] !== count)) {
    findings.note(`The batch ${_id} counts its rows wrongly`);
  }
  const isOver = counts.waiting === 0;
  if ((state === 'open') === isOver) findings.note(`The batch ${_id} is ${state} with ${counts.waiting} that wait`);
  const live = rows.filter(isLive).map(({ payoutId }) => payoutId);
  if (new Set(live).size !== live.length) findings.note(`The batch ${_id} has a payout twice`);
}

function countsOf(rows: readonly BatchRow[]): RowCounts {
  const counts = { waiting: 0, paid: 0, failed: 0, released: 0 };
  for (const { state } of rows) counts[state]++;
  return counts;
}

/** Payouts that name a batch which does not have them. */
async function checkNamedBatches({ payouts, batchRows, session }: AuditedModels, findings: Findings): Promise<void> {
  const naming = payouts
    .find({ batchId: { $type: 'string' } })
    .session(session)
    .lean<PayoutDocument[]>()
    .cursor();
  for await (const group of batches(naming as AsyncIterable<PayoutDocument>)) {
    const ids = group.map(({ _id }) => _id);
    const rows = await batchRows
      .find({ payoutId: { $in: ids } })
      .session(session)
      .lean<BatchRow[]>();
    const held = new Set(rows.filter(isLive).map(({ payoutId, batchId }) => `${payoutId} ${batchId}`));
    for (const { _id, batchId, amountPaise } of group) {
      if (!held.has(`${_id} ${batchId}`)) {
        findings.note(`The payout ${_id} names the batch ${batchId}, which does not have it`, amountPaise);
      }
    }
  }
}
