import type { ApprovalCall, Permission } from '@deepam/contracts';

export const decidingApprovals = {
  commission: ['payouts', 'adjust-money', 'schedule', 'reveal-numbers'],
  network: ['decide-plans', 'bank-layouts'],
  cotton: ['decide-cotton'],
  identity: ['manage-members', 'manage-staff'],
} as const satisfies Record<string, readonly Permission[]>;

export type Holder = keyof typeof decidingApprovals;
export const holders = Object.keys(decidingApprovals) as Holder[];

export const approvalCallsOf = {
  commission: {
    list: 'commissionApprovals',
    waiting: 'waitingCommissionApprovals',
    approve: 'approveCommissionRequest',
    reject: 'rejectCommissionRequest',
    withdraw: 'withdrawCommissionRequest',
  },
  network: {
    list: 'networkApprovals',
    waiting: 'waitingNetworkApprovals',
    approve: 'approveNetworkRequest',
    reject: 'rejectNetworkRequest',
    withdraw: 'withdrawNetworkRequest',
  },
  cotton: {
    list: 'cottonApprovals',
    waiting: 'waitingCottonApprovals',
    approve: 'approveCottonRequest',
    reject: 'rejectCottonRequest',
    withdraw: 'withdrawCottonRequest',
  },
  identity: {
    list: 'identityApprovals',
    waiting: 'waitingIdentityApprovals',
    approve: 'approveIdentityRequest',
    reject: 'rejectIdentityRequest',
    withdraw: 'withdrawIdentityRequest',
  },
} as const satisfies Record<Holder, object>;

export const seeingApprovalsOf = (holder: Holder): readonly Permission[] => [...decidingApprovals[holder], 'read'];
export const decidingAnyApprovals: readonly Permission[] = Object.values(decidingApprovals).flat();
export const seeingAnyApprovals: readonly Permission[] = [...decidingAnyApprovals, 'read'];

export const everyApprovalList = holders.flatMap(
  (holder) => [approvalCallsOf[holder].list, approvalCallsOf[holder].waiting] as const,
);

export const deciding: Readonly<Record<ApprovalCall, readonly Permission[]>> = {
  updateCommissionStatus: ['payouts'],
  transferByHand: ['payouts'],
  recordRecovery: ['payouts'],
  makeBankFile: ['payouts'],
  downloadBankFile: ['reveal-numbers', 'payouts'],
  addEarnings: ['adjust-money'],
  correctPosting: ['adjust-money'],
  changeCommissionSchedule: ['schedule'],
  changeTaxRates: ['adjust-money'],
  approvePlan: ['decide-plans'],
  reverseSale: ['decide-plans'],
  decideCottonOrder: ['decide-cotton'],
  decideReturn: ['decide-cotton'],
  changeOneAccountRule: ['manage-members'],
  giveTemporaryPassword: ['manage-staff'],
  correctMobile: ['manage-staff'],
  changeStaffRole: ['manage-staff'],
  changeRole: ['manage-staff'],
  enableStaff: ['manage-staff'],
  confirmBankLayout: ['bank-layouts'],
  matchBankLine: ['decide-plans'],
  dismissReversal: ['decide-plans'],
  addTaxDeposit: ['adjust-money'],
};
