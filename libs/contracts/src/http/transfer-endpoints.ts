import { z } from 'zod';
import { documentTypes } from '../file-limits.js';
import { message, objectId, reason, typedNumberOrZero } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { payableParams } from './payable-views.js';
import { paymentNumber, transferView } from './transfer-views.js';

export const transferWaitDays = 7;
export const transferWaitEnds = (since: Date): Date => new Date(since.getTime() + transferWaitDays * 24 * 3_600_000);

export const netSent = typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01));
const transferParams = z.object({ transferId: objectId });
const proof = { proof: { required: false, accept: documentTypes } } as const;
const held = [
  ...(['COMMISSION.BANK_DETAILS_HELD', 'COMMISSION.CONSENT_WITHDRAWN'] as const),
  ...(['COMMISSION.MEMBER_SUSPENDED', 'COMMISSION.NOT_COVERED'] as const),
] as const;

/** Without a second approver the money was sent before; with one it is sent after the approval and recorded then. */
export const transferByHand = defineEndpoint({
  name: 'transferByHand',
  method: 'POST',
  path: '/admin/payables/:payableId/transfers',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  mayNeedApproval: true,
  audit: 'transfer-made',
  summary: 'Transfer by hand what is owed to a member; JSON or multipart. A second transfer always needs an approver',
  params: payableParams,
  body: z.object({
    /** The call is rejected if the present amount after tax differs. */
    net: netSent,
    utr: paymentNumber.optional(),
  }),
  files: proof,
  response: z.object({ message: z.string(), transfer: transferView }),
  errors: [
    ...(['COMMISSION.PAYABLE_NOT_FOUND', 'COMMISSION.PAYABLE_NOT_OWED', 'COMMISSION.NET_CHANGED'] as const),
    ...held,
    'COMMISSION.UTR_USED',
  ],
});

export const recordTransferSent = defineEndpoint({
  name: 'recordTransferSent',
  method: 'POST',
  path: '/admin/transfers/:transferId/sent',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  audit: 'transfer-sent',
  summary:
    'Record that an approved manual transfer was sent, by its requester, or after seven days by anybody; JSON or multipart',
  params: transferParams,
  body: z.object({ utr: paymentNumber.optional() }),
  files: proof,
  response: message,
  errors: ['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.TRANSFER_ENDED', 'ACCESS.NOT_YOURS', 'COMMISSION.UTR_USED'],
});

export const cancelTransfer = defineEndpoint({
  name: 'cancelTransfer',
  method: 'POST',
  path: '/admin/transfers/:transferId/cancel',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'transfer-cancelled',
  summary:
    'Cancel an approved manual transfer that was not sent, by its requester, or after seven days by anybody; it is owed again. A bank file is cancelled as a whole',
  params: transferParams,
  body: z.object({ reason: reason.min(1) }),
  response: message,
  errors: [
    ...(['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.TRANSFER_ENDED', 'COMMISSION.TRANSFER_IN_FILE'] as const),
    'ACCESS.NOT_YOURS',
  ],
});

export const releaseTransfer = defineEndpoint({
  name: 'releaseTransfer',
  method: 'POST',
  path: '/admin/transfers/:transferId/release',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'transfer-released',
  summary: 'Say that the bank has not paid a transfer of a file, as a person has asked the bank; it is owed again',
  params: transferParams,
  body: z.object({ reason: reason.min(1) }),
  response: message,
  errors: ['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.TRANSFER_ENDED', 'COMMISSION.BANK_MAY_ANSWER'],
});

export const recordRecovery = defineEndpoint({
  name: 'recordRecovery',
  method: 'POST',
  path: '/admin/transfers/:transferId/recovery',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  mayNeedApproval: true,
  audit: 'transfer-recovered',
  summary: 'Record that the member has given back what was paid twice',
  params: transferParams,
  body: z.object({ reason: reason.min(1), day: z.iso.date() }),
  response: message,
  errors: ['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.NOT_PAID_TWICE', 'COMMISSION.DAY_AHEAD'],
});
