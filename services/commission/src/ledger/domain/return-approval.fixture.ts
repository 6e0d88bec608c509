import type { ReturnApproval } from '@deepam/contracts';

/** A return that one person approved while dual approval was off. */
export const approvedAlone: ReturnApproval = {
  ...{ neededAbovePaise: null, isOrderPaid: false, orderConsentId: null, consentId: null },
  ...{ decidedBy: 'f'.repeat(24), approverId: null },
};
