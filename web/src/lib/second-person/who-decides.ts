import type { ConsentCall, Permission } from '@deepam/contracts';

export const decidingConsents = {
  commission: ['payouts', 'adjust-money', 'schedule', 'reveal-numbers'],
  network: ['decide-plans', 'bank-layouts'],
  cotton: ['decide-cotton'],
  identity: ['manage-members', 'manage-staff'],
} as const satisfies Record<string, readonly Permission[]>;

export type Holder = keyof typeof decidingConsents;
export const holders = Object.keys(decidingConsents) as Holder[];

export const consentCallsOf = {
  commission: {
    list: 'commissionConsents',
    waiting: 'waitingCommissionConsents',
    grant: 'grantCommissionConsent',
    refuse: 'refuseCommissionConsent',
    withdraw: 'withdrawCommissionConsent',
  },
  network: {
    list: 'networkConsents',
    waiting: 'waitingNetworkConsents',
    grant: 'grantNetworkConsent',
    refuse: 'refuseNetworkConsent',
    withdraw: 'withdrawNetworkConsent',
  },
  cotton: {
    list: 'cottonConsents',
    waiting: 'waitingCottonConsents',
    grant: 'grantCottonConsent',
    refuse: 'refuseCottonConsent',
    withdraw: 'withdrawCottonConsent',
  },
  identity: {
    list: 'identityConsents',
    waiting: 'waitingIdentityConsents',
    grant: 'grantIdentityConsent',
    refuse: 'refuseIdentityConsent',
    withdraw: 'withdrawIdentityConsent',
  },
} as const satisfies Record<Holder, object>;

export const seeingConsentsOf = (holder: Holder): readonly Permission[] => [...decidingConsents[holder], 'read'];
export const decidingAnyConsents: readonly Permission[] = Object.values(decidingConsents).flat();
export const seeingAnyConsents: readonly Permission[] = [...decidingAnyConsents, 'read'];

export const everyConsentList = holders.flatMap(
  (holder) => [consentCallsOf[holder].list, consentCallsOf[holder].waiting] as const,
);

export const deciding: Readonly<Record<ConsentCall, readonly Permission[]>> = {
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
