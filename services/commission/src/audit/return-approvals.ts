import type { Paise } from '@deepam/contracts';
import type { Posting } from '../ledger/domain/posting.js';
import { depositOf, makingChargeOf } from './arithmetic.js';

/**
 * The thresholds are those that were in force, and the amounts are computed from the lines. A return above the
 * threshold needs a second approver, and so does its order, unless the bank received the deposit.
 * @returns the missing approval, or null
 */
export function lackingApproval({
  kind,
  lines,
  reference,
}: Pick<Posting, 'kind' | 'lines' | 'reference'>): string | null {
  if (kind !== 'making-charge') return null;
  const { approval } = reference;
  if (approval === undefined) return 'does not say how its return was approved';
  const { neededAbovePaise, isOrderPaid, orderApprovalId, approvalId, decidedBy, approverId } = approval;
  if (neededAbovePaise === null) return null;
  const making = givenBy(lines);
  const deposit = depositOf(making / makingChargeOf(1));
  if (deposit > neededAbovePaise && !isOrderPaid && orderApprovalId === null)
    return 'follows from an order without a credit of the bank and without a second approver';
  if (deposit + making <= neededAbovePaise) return null;
  if (approvalId === null || approverId === null) return 'follows from a return without a second approver';
  return approverId === decidedBy ? 'follows from a return that its requester approved' : null;
}

const givenBy = (lines: Posting['lines']): Paise =>
  lines.reduce((sum, { account, amountPaise }) => sum + (account.startsWith('member:') ? amountPaise : 0), 0);
