import type { ReturnApproval } from '@deepam/contracts';
import { commissionCredit } from '../src/ledger/domain/sale-postings.js';

export const member = 'a'.repeat(24);
export const stamp = { id: 'b'.repeat(24), at: new Date('2025-06-01T10:00:00Z') };
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

export const approvedAlone: ReturnApproval = {
  neededAbovePaise: null,
  isOrderPaid: false,
  orderApprovalId: null,
  approvalId: null,
  decidedBy: 'f'.repeat(24),
  approverId: null,
};

export const depositOwed = { buyerAccounts: [] as string[], depositProofKey: null };
