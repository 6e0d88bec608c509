import { z } from 'zod';
import { instant, objectId, pageQuery, reason, rupees } from '../primitives.js';
import {
  bankFileParams,
  bankFileRow,
  bankFileView,
  blockedPayable,
  filePayment,
  maxFileTransfers,
} from './bank-file-views.js';
import { defineEndpoint } from './endpoint.js';
import { withTax } from './payable-views.js';

const choice = z.object({
  /** Requested payouts, which are approved by it, and what is owed. */
  payableIds: z.array(objectId).min(1).max(maxFileTransfers),
});

export const previewBankFile = defineEndpoint({
  name: 'previewBankFile',
  method: 'POST',
  path: '/admin/bank-files/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: 'What a bank file of these would pay, and what not, and why; changes nothing',
  body: choice,
  response: z.object({ payable: z.array(filePayment), total: rupees, ...withTax, blocked: z.array(blockedPayable) }),
});

export const makeBankFile = defineEndpoint({
  name: 'makeBankFile',
  method: 'POST',
  path: '/admin/bank-files',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  mayNeedApproval: true,
  audit: 'bank-file-made',
  status: 201,
  summary: 'Approve payouts and put them and what else is owed into a bank file; what is blocked is named and left out',
  body: choice,
  response: z.object({ bankFile: bankFileView, blocked: z.array(blockedPayable) }),
  errors: ['COMMISSION.NOTHING_TO_TRANSFER'],
});

export const bankFiles = defineEndpoint({
  name: 'bankFiles',
  method: 'GET',
  path: '/admin/bank-files',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'Bank files, newest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(bankFileView),
});

export const bankFile = defineEndpoint({
  name: 'bankFile',
  method: 'GET',
  path: '/admin/bank-files/:bankFileId',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'A bank file with each of its transfers',
  params: bankFileParams,
  response: bankFileView.extend({ rows: z.array(bankFileRow) }),
  errors: ['COMMISSION.BANK_FILE_NOT_FOUND'],
});

export const bankFileFormats = ['generic-neft', 'hdfc', 'icici', 'sbi'] as const;

export const downloadBankFile = defineEndpoint({
  name: 'downloadBankFile',
  method: 'POST',
  path: '/admin/bank-files/:bankFileId/download',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  mayNeedApproval: true,
  audit: 'bank-file-downloaded',
  stream: true,
  // Banks accept no byte order mark, which spreadsheets need.
  contentType: 'text/plain',
  shownOnce: true,
  summary:
    'The file by which a bank pays the open transfers, with account numbers in clear; staff need `payouts` too; recorded',
  params: bankFileParams,
  body: z.object({
    format: z.enum(bankFileFormats),
    /**
     * Required after a download, with its `submittedAt`: the person confirms that this download never reached the
     * bank, because a second file would pay twice.
     */
    lostDownload: instant.optional(),
  }),
  response: z.string(),
  errors: [
    ...(['COMMISSION.BANK_FILE_NOT_FOUND', 'COMMISSION.BANK_FILE_ENDED', 'COMMISSION.NOTHING_TO_TRANSFER'] as const),
    'COMMISSION.DOWNLOADED_BEFORE',
  ],
});

export const bankFileLayouts = defineEndpoint({
  name: 'bankFileLayouts',
  method: 'GET',
  path: '/admin/bank-file-layouts',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'The files of banks that can be made, column by column, and whether one was ever tried',
  response: z.array(
    z.object({
      format: z.enum(bankFileFormats),
      bank: z.string(),
      confirmed: z.boolean(),
      separator: z.string(),
      hasTitles: z.boolean(),
      columns: z.array(z.object({ title: z.string(), holds: z.string() })),
    }),
  ),
});

export const cancelBankFile = defineEndpoint({
  name: 'cancelBankFile',
  method: 'POST',
  path: '/admin/bank-files/:bankFileId/cancel',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'bank-file-cancelled',
  summary: 'End all open transfers of a bank file while none of it is paid: what it would have paid is owed again',
  params: bankFileParams,
  body: z.object({
    reason: reason.min(1).optional(),
    /**
     * Required after a download: the person confirms that the bank has paid nothing of the file and will not pay it.
     */
    noneIsPaid: z.boolean().default(false),
    /** The `submittedAt` that this person has seen: `noneIsPaid` does not cover a later download. */
    lastDownload: instant.optional(),
  }),
  response: z.object({ bankFile: bankFileView }),
  errors: [
    ...(['COMMISSION.BANK_FILE_NOT_FOUND', 'COMMISSION.BANK_FILE_ENDED', 'COMMISSION.BANK_FILE_PAID'] as const),
    ...(['COMMISSION.CANCEL_UNCONFIRMED', 'COMMISSION.CANCEL_TOO_EARLY'] as const),
  ],
});
