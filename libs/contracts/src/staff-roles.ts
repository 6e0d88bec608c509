import type { Permission } from './permissions.js';

/** Roles that are always there. Nobody changes them: whoever wants another makes one. */
export const builtInRoles = [
  { _id: 'clerk', name: 'Clerk', permissions: ['approve-members', 'decide-plans', 'decide-cotton', 'read'] },
  { _id: 'cashier', name: 'Cashier', permissions: ['payouts', 'reveal-numbers', 'read'] },
  { _id: 'dispatch', name: 'Dispatch', permissions: ['dispatch'] },
  { _id: 'accountant', name: 'Accountant', permissions: ['reports', 'read'] },
  { _id: 'reader', name: 'Reader', permissions: ['read'] },
] as const satisfies readonly { _id: string; name: string; permissions: readonly Permission[] }[];

/** Who has one of these logs in with a second factor where the setting demands it of the head. */
export const guardedPermissions = [
  'payouts',
  'adjust-money',
  'reveal-numbers',
] as const satisfies readonly Permission[];
