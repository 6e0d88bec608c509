import type { Permission } from '@deepam/contracts';

export const seeingMembers = [
  'approve-members',
  'decide-plans',
  'manage-members',
  'read',
] as const satisfies Permission[];
export const seeingWaitingMembers = ['approve-members', 'decide-plans', 'read'] as const satisfies Permission[];
export const seeingOrders = ['decide-cotton', 'dispatch', 'read'] as const satisfies Permission[];
export const seeingPayouts = ['payouts', 'read'] as const satisfies Permission[];
export const seeingTaxRates = ['adjust-money', 'payouts', 'read'] as const satisfies Permission[];
export const seeingTaxRegister = ['payouts', 'reports', 'read'] as const satisfies Permission[];
export const seeingLedgers = ['payouts', 'adjust-money', 'read'] as const satisfies Permission[];
export const seeingPasswordRequests = ['manage-members', 'read'] as const satisfies Permission[];
export const seeingGrievances = ['grievances', 'read'] as const satisfies Permission[];
export const seeingSharedNumbers = ['approve-members', 'manage-members', 'read'] as const satisfies Permission[];
export const seeingStock = ['dispatch', 'reports', 'read'] as const satisfies Permission[];
