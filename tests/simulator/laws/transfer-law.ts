import type { PayableDocument } from '../../../services/commission/src/payables/payable.schema.js';
import type { PayoutDocument } from '../../../services/commission/src/payouts/persistence/payout.schema.js';
import type { PostingDocument } from '../../../services/commission/src/ledger/persistence/posting.schema.js';
import {
  stateOfPayable,
  isOpen,
  timesPaid,
  timesPaidIn,
} from '../../../services/commission/src/transfers/domain/transfer.js';
import type { TransferDocument } from '../../../services/commission/src/transfers/transfer.schema.js';
import type { MemoryServer } from '../memory/memory-server.js';
import { bankLineModel, type IdentifiedLine } from '../service/network.js';

const documentsOf = <T>(server: MemoryServer, model: string): T[] =>
  server.collection(model).find({}) as unknown as T[];

/**
 * A payable has at most one open transfer and is paid by evidence only; no evidence is lost, and the books have each
 * refund as paid once.
 */
export function* transferFaults(network: MemoryServer, commission: MemoryServer): Generator<string> {
  const payables = documentsOf<PayableDocument>(commission, 'Payable');
  const transfers = documentsOf<TransferDocument>(commission, 'Transfer');
  const postings = documentsOf<PostingDocument>(commission, 'Posting');
  const payouts = documentsOf<PayoutDocument>(commission, 'Payout');
  yield* evidenceFaults(transfers, documentsOf<IdentifiedLine>(network, bankLineModel));
  const owed = new Set(payables.map(({ _id }) => _id));
  for (const { _id, status } of payouts)
    if (owed.has(_id) !== (status === 'Approved')) yield `the payout ${_id} is ${status}, its payable differs`;
  for (const payable of payables) {
    const own = transfers.filter(({ payableId }) => payableId === payable._id);
    const open = own.filter(({ state }) => isOpen(state)).length;
    if (open > 1) yield `${payable._id} has ${open} open transfers`;
    if (payable.transferCount !== own.length)
      yield `${payable._id} has ${own.length} transfers instead of ${payable.transferCount}`;
    const state = stateOfPayable(own);
    if (payable.state !== state) yield `${payable._id} is ${payable.state}, its transfers say ${state}`;
    yield* refundFaults(payable, postings);
  }
}

function* evidenceFaults(transfers: readonly TransferDocument[], lines: readonly IdentifiedLine[]): Generator<string> {
  for (const { _id, state, evidence } of transfers) {
    if (timesPaidIn(state) !== timesPaid(evidence))
      yield `the transfer ${_id} is ${state}, its evidence shows ${timesPaid(evidence)} payments`;
    const shown = evidence.filter(({ source }) => source === 'statement-line').map(({ sourceId }) => sourceId);
    const expected = lines.filter(({ transferId }) => transferId === _id).map((line) => line._id);
    if (shown.toSorted().join() !== expected.toSorted().join())
      yield `the transfer ${_id} has ${shown.length} bank lines instead of ${expected.length}`;
  }
}

function* refundFaults({ _id, kind, state }: PayableDocument, postings: readonly PostingDocument[]): Generator<string> {
  if (kind === 'payout') return;
  const count = (step: string) => postings.filter(({ key }) => key.startsWith(`${step}:${_id}:`)).length;
  const times = count('plan-refunded') - count('plan-refund-returned');
  const isPaid = state === 'paid' || state === 'paid-twice';
  if (times !== (isPaid ? 1 : 0)) yield `the refund ${_id} is ${state}, and the books have it as paid ${times} times`;
}
