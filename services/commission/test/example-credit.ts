import type { ReturnApproval } from '@deepam/contracts';
import { commissionCredit } from '../src/ledger/domain/sale-postings.js';

export const member = 'a'.repeat(24);
export const stamp = { id: 'b'.repeat(24), at: new Date('2025-06-01T10:00:00Z') };
/** ₹125.50 that the member got from a sale two levels below. */
export const credit = commissionCredit(
  {
    saleId: 'c'.repeat(24),
    memberId: member,
    fromMemberId: 'd'.repeat(24),
    level: 2,
    rateBasisPoints: 500,
    scheduleVersion: 1,
    amountPaise: 12_550,
  },
  'available',
  stamp,
);
export const buyer = { name: 'Asha, "A"', referralCode: 'TNLABCDEFG' };

/** The approval of a return by one person while dual approval was off. */
export const approvedAlone: ReturnApproval = {
  neededAbovePaise: null,
  isOrderPaid: false,
  orderConsentId: null,
  consentId: null,
  decidedBy: 'f'.repeat(24),
  approverId: null,
};

/** The deposit of a return that nobody has sent yet. */
export const depositOwed = { buyerAccounts: [] as string[], depositProofKey: null };
