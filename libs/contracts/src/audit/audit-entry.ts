import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { sessionId } from '../token.js';
import type { AuditField } from './audit-fields.js';

/** A `stranger` is a caller without a login; an `operator` is a person who runs commands on the server. */
export const auditActorKinds = ['head', 'staff', 'member', 'stranger', 'operator', 'service'] as const;
export const auditActor = z.object({
  kind: z.enum(auditActorKinds),
  /** The id is an account id or a service name; it is null for strangers and operators. */
  id: z.string().max(64).nullable(),
});
export type AuditActor = z.infer<typeof auditActor>;

export const auditSubjectKinds = [
  'account',
  'session',
  'passkey',
  'mobile',
  'sale',
  'utr',
  'bank-statement',
  'bank-layout',
  'bank-line',
  'tax-rates',
  'tax-deposit',
  'bulk-approval',
  'bulk-work',
  'order',
  'cotton-movement',
  'payout',
  'payable',
  'transfer',
  'bank-file',
  'approval',
  'posting',
  'schedule',
  'business',
  'broadcast',
  'grievance',
  'role',
  'scan',
  'key',
  'projection',
  'dead-letter',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

const auditValue = z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]);
export type AuditValue = z.infer<typeof auditValue>;
/** Amounts are in rupees. Digits of documents, banks and telephones are masked before they are written. */
export type AuditState = Partial<Record<AuditField, AuditValue>>;

/**
 * People appear in an entry of the audit trail as ids only, never as names. Kinds and fields are plain strings, because
 * a reader of an older release must accept the kinds of a newer one.
 */
export const auditEntry = z.object({
  kind: z.string().max(64),
  at: instant,
  actor: auditActor,
  sessionId: sessionId.nullable(),
  /** The gateway reports the client's network address. */
  address: z.string().max(64).nullable(),
  memberId: objectId.nullable(),
  subject: z.object({ kind: z.string().max(64), id: z.string().max(200) }).nullable(),
  before: z.record(z.string(), auditValue).nullable(),
  after: z.record(z.string(), auditValue).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
