/** What the audit trail tells, each in the past tense. A kind that was once written keeps its name. */
export const auditKinds = [
  // Logins and what guards them.
  'logged-in',
  'login-failed',
  'reauthentication-failed',
  'logged-out',
  'password-changed',
  'password-request-dismissed',
  'temporary-password-given',
  'member-suspended',
  'member-reinstated',
  'session-ended',
  'sessions-ended',
  // What is shown of people.
  'numbers-revealed',
  'bank-details-revealed',
  'numbers-changed',
  'one-account-rule-changed',
  // Members and plans.
  'registration-approved',
  'member-deleted',
  'plan-approved',
  'plan-rejected',
  'payment-number-released',
  // Cotton.
  'cotton-order-decided',
  'deposit-return-decided',
  // Money.
  'payout-decided',
  'earnings-added',
  'credit-corrected',
  'commission-schedule-changed',
  'broadcast-sent',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Fields whose values stand in an entry before and after a change. No other field is ever written. */
export const auditFields = [
  'status',
  'plan',
  'payment',
  'amount',
  'reason',
  'validUntil',
  'version',
  'title',
  'ledger',
  'isApproved',
  'rule',
  'utr',
  'adharNo',
  'panCardNo',
  'bankAccountNo',
  'ifscCode',
] as const;
export type AuditField = (typeof auditFields)[number];
