/** What the audit trail tells, each in the past tense. A kind that was once written keeps its name. */
export const auditKinds = [
  // Logins and what guards them.
  'logged-in',
  'login-failed',
  'reauthentication-failed',
  'logged-out',
  'password-changed',
  'account-closed',
  'second-factor-turned-on',
  'second-factor-turned-off',
  'recovery-codes-renewed',
  'code-failed',
  'passkey-added',
  'passkey-removed',
  'passkey-suspected',
  'password-requested',
  'password-request-dismissed',
  'temporary-password-given',
  'member-suspended',
  'member-reinstated',
  'mobile-corrected',
  'session-ended',
  'sessions-ended',
  // What is shown of people.
  'numbers-revealed',
  'bank-details-revealed',
  'scan-opened',
  'numbers-changed',
  'consent-given',
  'consent-withdrawn',
  'one-account-rule-changed',
  'profile-changed',
  // Lists that left the product as a file.
  'members-exported',
  'cotton-orders-exported',
  'payouts-exported',
  'audit-trail-exported',
  // Members and plans.
  'member-added',
  'registration-approved',
  'member-deleted',
  'plan-approved',
  'plan-rejected',
  'payment-number-released',
  'bank-statement-imported',
  'bank-line-freed',
  // Cotton.
  'cotton-order-decided',
  'deposit-return-decided',
  // Money.
  'payout-decided',
  'earnings-added',
  'credit-corrected',
  'commission-schedule-changed',
  'broadcast-sent',
  // Commands of operators.
  'head-created',
  'signing-key-rotated',
  'data-key-rotated',
  'digest-key-rotated',
  'projection-rebuilt',
  'networks-recounted',
  'dead-letter-shown',
  'dead-letters-replayed',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Fields whose values stand in an entry before and after a change. No other field is ever written. */
export const auditFields = [
  'how',
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
  'name',
  'email',
  'address',
  'contactSeenBy',
  'image',
  'idProof',
  'panidProof',
  'mobile',
  'adharNo',
  'panCardNo',
  'bankAccountNo',
  'ifscCode',
] as const;
export type AuditField = (typeof auditFields)[number];

/** Those that showed somebody's documents or numbers. */
export const openingKinds = ['numbers-revealed', 'bank-details-revealed', 'scan-opened'] as const satisfies AuditKind[];
