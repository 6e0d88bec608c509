import type { AuditedCredit } from '@deepam/contracts';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import { priceOf } from './arithmetic.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';
import type { Owners } from './owners.js';

/** A payment reference belongs to at most one sale or approved order. */
export function checkPayments({ sales, orders }: Pick<Owners, 'sales' | 'orders'>, findings: Findings): void {
  const paid = new Map<string, string>();
  const notePayment = (utr: string | null | undefined, what: string) => {
    if (utr == null) return;
    const before = paid.get(utr);
    if (before === undefined) paid.set(utr, what);
    else findings.addFinding(`The UTR ${utr} stands for ${before} and for ${what}`);
  };
  for (const { _id, utr } of sales.values()) notePayment(utr, `the sale ${_id}`);
  for (const { _id, utr } of orders.values()) notePayment(utr, `the order ${_id}`);
}

/**
 * A sale is approved on a credit that no debit of the bank reverses and no other account claims, by two people, by the
 * head, or by staff while dual approval is off. If a debit reverses the credit, the price of a reversed sale is not
 * owed, and an approved order does not keep the credit.
 */
export function checkApprovals(
  { sales, orders, credits }: Pick<Owners, 'sales' | 'orders' | 'credits'>,
  findings: Findings,
): void {
  for (const sale of sales.values()) {
    const { _id, approval, creditReversedOn, isCreditClaimed, reversedAt, isPriceOwed } = sale;
    if (approval === null)
      findings.addFinding(
        `The sale ${_id} was approved without a credit, a second approver or the head`,
        priceOf(sale),
      );
    if (isCreditClaimed === true)
      findings.addFinding(
        `The sale ${_id} was approved on its credit only, and another account has sent the number of this credit`,
        priceOf(sale),
      );
    if (creditReversedOn !== undefined && reversedAt === undefined)
      findings.addFinding(
        `The sale ${_id} stands although a debit of ${creditReversedOn} takes its credit back`,
        priceOf(sale),
      );
    if (creditReversedOn !== undefined && isPriceOwed === true)
      findings.addFinding(
        `The price of the reversed sale ${_id} is owed although a debit of ${creditReversedOn} takes its credit back`,
        priceOf(sale),
      );
  }
  for (const { kind, ownerId, reversedOn, amountPaise } of credits) {
    if (kind !== 'cotton' || reversedOn === undefined || !orders.has(ownerId)) continue;
    findings.addFinding(
      `The order ${ownerId} counts as paid although a debit of ${reversedOn} takes its credit back`,
      amountPaise,
    );
  }
}

const nameOf = ({ kind, ownerId }: AuditedCredit): string =>
  kind === 'plan' ? `the plan request ${ownerId}` : `the cotton order ${ownerId}`;

/** A credit of the bank serves one thing: one request, or the return of one transfer. */
export async function checkCredits(
  { transfers, session }: AuditedModels,
  { credits }: Pick<Owners, 'credits'>,
  findings: Findings,
): Promise<void> {
  const byKey = new Map<string, AuditedCredit>();
  for (const credit of credits) {
    const { _id, key, use, ownerId, amountPaise } = credit;
    const other = byKey.get(key);
    if (other)
      findings.addFinding(`The credit ${_id} pays for ${nameOf(other)} and for ${nameOf(credit)}`, amountPaise);
    else if (use?.ownerId !== ownerId) {
      const counted = use ? `${use.kind} ${use.ownerId}` : 'nothing';
      findings.addFinding(`The credit ${_id} pays for ${nameOf(credit)} and is counted as ${counted}`, amountPaise);
    }
    byKey.set(key, credit);
  }
  const returned = { evidence: { $elemMatch: { source: 'statement-line', says: 'returned' } } };
  for await (const transfer of transfers
    .find(returned as never)
    .session(session)
    .lean<TransferDocument[]>()
    .cursor())
    checkReturns(transfer as TransferDocument, byKey, findings);
}

function checkReturns(
  { _id, evidence }: TransferDocument,
  byKey: ReadonlyMap<string, AuditedCredit>,
  findings: Findings,
): void {
  for (const { source, says, sourceId } of evidence) {
    const credit = source === 'statement-line' && says === 'returned' ? byKey.get(sourceId) : undefined;
    if (credit)
      findings.addFinding(
        `The credit ${credit._id} pays for ${nameOf(credit)} and is the return of the transfer ${_id}`,
        credit.amountPaise,
      );
  }
}
