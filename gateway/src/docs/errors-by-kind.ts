import type { Access, ErrorCode } from '@deepam/contracts';

export const byAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  member: [],
  approved: ['ACCESS.NOT_APPROVED'],
  planHolder: ['ACCESS.NOT_APPROVED', 'ACCESS.PLAN_NEEDED'],
  head: ['ACCESS.HEAD_ONLY'],
  service: ['ACCESS.SERVICE_ONLY'],
};
export const login: readonly ErrorCode[] = [
  'AUTH.REQUIRED',
  'AUTH.TOKEN_INVALID',
  'AUTH.TOKEN_EXPIRED',
  'AUTH.SESSION_REVOKED',
];
export const repetition: readonly ErrorCode[] = [
  'IDEMPOTENCY.BODY_CHANGED',
  'IDEMPOTENCY.IN_PROGRESS',
  'IDEMPOTENCY.ALREADY_DONE',
];

export const ofEveryFile: readonly ErrorCode[] = [
  'FILE.TOO_LARGE',
  'FILE.UNSUPPORTED_TYPE',
  'FILE.UNREADABLE',
  'FILE.TOO_MANY_PIXELS',
  'FILE.TOO_SLOW',
  'FILE.QUEUED',
];
export const ofEveryPdf: readonly ErrorCode[] = ['FILE.PDF_PROTECTED', 'FILE.PDF_ACTIVE'];

export const waiting: readonly ErrorCode[] = ['APPROVAL.WAITS_ALREADY', 'APPROVAL.TOO_MANY_OPEN', 'APPROVAL.ENDED'];
