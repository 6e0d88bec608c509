import type { Access, Endpoint, ErrorCode } from '@deepam/contracts';

const byAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  member: [],
  approved: ['ACCESS.NOT_APPROVED'],
  planHolder: ['ACCESS.NOT_APPROVED', 'ACCESS.PLAN_NEEDED'],
  head: ['ACCESS.HEAD_ONLY'],
  service: ['ACCESS.SERVICE_ONLY'],
};

const login: readonly ErrorCode[] = [
  'AUTH.REQUIRED',
  'AUTH.TOKEN_INVALID',
  'AUTH.TOKEN_EXPIRED',
  'AUTH.SESSION_REVOKED',
];

const repetition: readonly ErrorCode[] = [
  'IDEMPOTENCY.BODY_CHANGED',
  'IDEMPOTENCY.IN_PROGRESS',
  'IDEMPOTENCY.ALREADY_DONE',
];

const ofEveryFile: readonly ErrorCode[] = [
  'FILE.TOO_LARGE',
  'FILE.UNSUPPORTED_TYPE',
  'FILE.UNREADABLE',
  'FILE.TOO_MANY_PIXELS',
  'FILE.TOO_SLOW',
  'FILE.QUEUED',
];

const ofEveryPdf: readonly ErrorCode[] = ['FILE.PDF_PROTECTED', 'FILE.PDF_ACTIVE'];

const waiting: readonly ErrorCode[] = ['APPROVAL.WAITS_ALREADY', 'APPROVAL.TOO_MANY_OPEN', 'APPROVAL.ENDED'];

const isForMembers = (access: Access): boolean => ['member', 'approved', 'planHolder'].includes(access);

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const {
    access,
    permission,
    allowsAllStaff = false,
    beforePasswordChange = false,
    beforeSecondFactor = false,
    needsStepUp = false,
    mayNeedApproval = false,
    approvalKeepsPicture = false,
    query,
    body,
    files = {},
    method,
    errors = [],
  } = endpoint;
  const fields = Object.values(files);
  const codes: readonly ErrorCode[] = [
    ...errors,
    ...(access === 'public' ? [] : login),
    ...(access === 'public' || access === 'service' || beforePasswordChange
      ? []
      : (['AUTH.PASSWORD_CHANGE_NEEDED'] as const)),
    ...(access === 'public' || access === 'service' || beforeSecondFactor
      ? []
      : (['AUTH.SECOND_FACTOR_NEEDED'] as const)),
    ...byAccess[access],
    ...(permission === undefined ? [] : (['ACCESS.NOT_PERMITTED'] as const)),
    ...(permission !== undefined || allowsAllStaff || !isForMembers(access) ? [] : (['ACCESS.MEMBERS_ONLY'] as const)),
    ...(needsStepUp ? (['AUTH.REAUTHENTICATE'] as const) : []),
    ...(mayNeedApproval ? waiting : []),
    ...(mayNeedApproval && !approvalKeepsPicture && fields.length > 0 ? (['APPROVAL.WITHOUT_FILE'] as const) : []),
    'REQUEST.MALFORMED',
    ...(query || body || fields.length > 0 ? (['REQUEST.INVALID'] as const) : []),
    ...(method === 'GET' ? [] : (['REQUEST.UNSUPPORTED_TYPE', 'REQUEST.TOO_LARGE', 'REQUEST.TOO_SLOW'] as const)),
    ...(fields.some(({ required }) => required) ? (['FILE.REQUIRED'] as const) : []),
    ...(fields.length > 0 ? ofEveryFile : []),
    ...(fields.some(({ accept }) => accept.includes('application/pdf')) ? ofEveryPdf : []),
    ...(method === 'GET' ? [] : repetition),
    'REQUEST.TOO_MANY',
    ...(access === 'public' ? [] : (['REQUEST.TOO_MANY_AT_ONCE'] as const)),
    'SERVER.UNAVAILABLE',
    'SERVER.FAULT',
  ];
  return [...new Set(codes)];
}
