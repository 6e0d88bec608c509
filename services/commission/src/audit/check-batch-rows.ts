import type { PayoutBatchRowDocument } from '../batches/persistence/payout-batch-row.schema.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { Findings } from './findings.js';

export type BatchRow = PayoutBatchRowDocument;
export const isLive = ({ state }: BatchRow): boolean => state === 'waiting' || state === 'paid';

/** A live row's payout names the row's batch: so none is live in two. */
export function checkRow(row: BatchRow, payout: PayoutDocument | undefined, findings: Findings): void {
  const what = `The payout ${row.payoutId} in the batch ${row.batchId}`;
  if (!payout) return findings.note(`${what} does not exist`, row.amountPaise);
  const isSame = payout.memberId === row.memberId && payout.amountPaise === row.amountPaise;
  if (!isSame) findings.note(`${what} is of somebody else, or of another amount`, row.amountPaise - payout.amountPaise);
  if (!isLive(row)) return;
  if (row.isTaken !== true) findings.note(`${what} is not kept from other batches`);
  if (payout.batchId !== row.batchId)
    return findings.note(`${what} is in no batch, or in another one`, row.amountPaise);
  const tax = (payout.tax?.taxPaise ?? 0) - (row.taxPaise ?? 0);
  if (tax !== 0) findings.note(`${what} is taxed otherwise than its row says`, tax);
  if (row.state === 'waiting') {
    if (payout.status !== 'Requested') findings.note(`${what} was decided without the bank`, row.amountPaise);
    return;
  }
  const isPaid = payout.status === 'Approved' && payout.utr === row.utr;
  if (!isPaid) findings.note(`${what} is paid by the bank, and not as the bank says`, row.amountPaise);
}
