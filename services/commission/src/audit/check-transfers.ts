import { sumPaise, type Paise } from '@deepam/contracts';
import type { PayableDocument } from '../payables/payable.schema.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import {
  contradictions,
  counted,
  isOpen,
  timesPaid,
  timesPaidIn,
  stateOfPayable,
} from '../transfers/domain/transfer.js';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { Findings } from './findings.js';

/**
 * The check compares every payable with its transfers, its payout and its postings, every transfer with its evidence,
 * and every statement line with all transfers.
 */
export async function checkTransfers(audited: AuditedModels, findings: Findings): Promise<void> {
  const seen = new SeenLines();
  for await (const group of batches(audited.payables.find().session(audited.session).lean().cursor())) {
    const payables = group as PayableDocument[];
    const ids = payables.map(({ _id }) => _id);
    const transfers = await audited.transfers
      .find({ payableId: { $in: ids } })
      .session(audited.session)
      .lean<TransferDocument[]>();
    const payouts = await payoutsOf(audited, ids);
    const refunded = await refundedPaise(audited, payables);
    for (const payable of payables)
      findings.runCheck(`The payable ${payable._id}`, () => {
        const own = transfers.filter(({ payableId }) => payableId === payable._id);
        checkPayable(payable, own, findings);
        checkOwner(payable, payouts.get(payable._id), findings);
        checkRefund(payable, refunded.get(payable._id) ?? 0, findings);
        for (const transfer of own) checkTransfer(transfer, payable, { findings, seen });
      });
  }
  await checkLost(audited, findings);
}

class SeenLines {
  private readonly owners = new Map<string, string>();

  claimLine(sourceId: string, transferId: string): string | undefined {
    const other = this.owners.get(sourceId);
    this.owners.set(sourceId, transferId);
    return other;
  }
}

async function payoutsOf({ payouts, session }: AuditedModels, ids: readonly string[]) {
  const found = await payouts
    .find({ _id: { $in: ids } })
    .session(session)
    .lean<PayoutDocument[]>();
  return new Map(found.map((payout) => [payout._id, payout]));
}

async function refundedPaise(
  { postings, session }: AuditedModels,
  payables: readonly PayableDocument[],
): Promise<ReadonlyMap<string, Paise>> {
  const ids = payables.filter(({ kind }) => kind !== 'payout').map(({ _id }) => _id);
  if (ids.length === 0) return new Map();
  const kinds = ['deposit-refunded', 'deposit-refund-returned', 'plan-refunded', 'plan-refund-returned'] as const;
  const found = await postings
    .find({
      kind: { $in: kinds },
      $or: [{ 'reference.orderId': { $in: ids } }, { 'reference.saleId': { $in: ids } }],
    } as never)
    .session(session)
    .lean();
  const sums = new Map<string, Paise>();
  for (const { reference, lines } of found) {
    const id = reference.orderId ?? reference.saleId ?? '';
    const moved = sumPaise(lines.map(({ account, amountPaise }) => (account.startsWith('member:') ? -amountPaise : 0)));
    sums.set(id, (sums.get(id) ?? 0) + moved);
  }
  return sums;
}

function checkPayable(payable: PayableDocument, transfers: readonly TransferDocument[], findings: Findings): void {
  const { _id, grossPaise, taxPaise, netPaise, state, transferCount } = payable;
  const what = `The payable ${_id}`;
  const difference = grossPaise - taxPaise - netPaise;
  if (difference !== 0) findings.addFinding(`${what} does not add up`, difference);
  const expected = netPaise === 0 ? 'paid' : stateOfPayable(transfers);
  if (state !== expected) findings.addFinding(`${what} is ${state}, and its transfers say ${expected}`, netPaise);
  if (transferCount !== transfers.length)
    findings.addFinding(`${what} counts ${transferCount} transfers, and has ${transfers.length}`);
  const open = transfers.filter((transfer) => isOpen(transfer.state)).length;
  if (open > 1) findings.addFinding(`${what} has ${open} open transfers`, (open - 1) * netPaise);
  const times = transfers.reduce((sum, transfer) => sum + timesPaidIn(transfer.state), 0);
  if (times > 1) findings.addFinding(`${what} is paid ${times} times`, (times - 1) * netPaise);
}

function checkOwner(
  { _id, kind, grossPaise, taxPaise, memberId }: PayableDocument,
  payout: PayoutDocument | undefined,
  findings: Findings,
): void {
  if (kind !== 'payout') return;
  const what = `The payable ${_id}`;
  if (payout?.status !== 'Approved') return findings.addFinding(`${what} is of no approved payout`, grossPaise);
  const isSame = payout.memberId === memberId && payout.amountPaise === grossPaise;
  if (!isSame)
    findings.addFinding(`${what} is of somebody else, or of another amount`, grossPaise - payout.amountPaise);
  const tax = (payout.tax?.taxPaise ?? 0) - taxPaise;
  if (tax !== 0) findings.addFinding(`${what} is taxed otherwise than its payout`, tax);
}

function checkRefund({ _id, kind, netPaise, state }: PayableDocument, refundedPaise: Paise, findings: Findings): void {
  if (kind === 'payout') return;
  const due = state === 'paid' || state === 'paid-twice' ? netPaise : 0;
  if (refundedPaise !== due)
    findings.addFinding(
      `The books have ${refundedPaise} paise of the payable ${_id} as refunded instead of ${due}`,
      refundedPaise - due,
    );
}

function checkTransfer(
  transfer: TransferDocument,
  payable: PayableDocument,
  { findings, seen }: { readonly findings: Findings; readonly seen: SeenLines },
): void {
  const { _id, netPaise, memberId, state, evidence, openPayableId } = transfer;
  const what = `The transfer ${_id}`;
  const isSame = memberId === payable.memberId && netPaise === payable.netPaise;
  if (!isSame) findings.addFinding(`${what} is of somebody else, or of another amount`, netPaise - payable.netPaise);
  const [shown, told] = [timesPaid(evidence), timesPaidIn(state)];
  if (shown !== told)
    findings.addFinding(`${what} is ${state}, and its evidence shows ${shown} payments`, (told - shown) * netPaise);
  if (isOpen(state) !== (openPayableId !== undefined))
    findings.addFinding(`${what} is not kept from a second open one`);
  for (const { source, sourceId } of contradictions(transfer))
    findings.addFinding(
      `${what} is contradicted by the ${source === 'bank-answer' ? 'bank answer' : 'bank line'} ${sourceId}`,
    );
  for (const { source, sourceId, amountPaise } of counted(evidence)) {
    if (amountPaise !== netPaise) findings.addFinding(`${what} has evidence of another amount`, amountPaise - netPaise);
    const other = source === 'statement-line' ? seen.claimLine(sourceId, _id) : undefined;
    if (other !== undefined)
      findings.addFinding(`The bank line ${sourceId} is evidence of ${what} and of ${other}`, netPaise);
  }
}

async function checkLost({ payouts, payables, transfers, session }: AuditedModels, findings: Findings): Promise<void> {
  const owed = new Set<string>();
  for await (const { _id } of payables.find({}, { _id: 1 }).session(session).lean().cursor()) owed.add(_id);
  const approved = payouts.find({ status: 'Approved' }, { amountPaise: 1 });
  for await (const { _id, amountPaise } of approved.session(session).lean().cursor())
    if (!owed.has(_id)) findings.addFinding(`The approved payout ${_id} is owed to nobody`, amountPaise);
  for await (const { _id, payableId, netPaise } of transfers
    .find({}, { payableId: 1, netPaise: 1 })
    .session(session)
    .lean()
    .cursor())
    if (!owed.has(payableId)) findings.addFinding(`The transfer ${_id} is of nothing that is owed`, netPaise);
}
