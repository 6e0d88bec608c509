import { z } from 'zod';
import { instant } from '../primitives.js';
import { cottonOrderView } from './cotton-endpoints.js';
import { documentsView } from './profile-endpoints.js';
import { defineEndpoint } from './endpoint.js';
import { unfinishedPayment, planSale } from './plan-endpoints.js';
import { grievanceView } from './grievance-endpoints.js';
import { accountView } from './identity-endpoints.js';
import { statementRow } from './statement-endpoints.js';
import { networkRow, membershipView } from './membership-endpoints.js';
import { notificationPreferences, notificationView } from './notification-endpoints.js';
import { passkeyView } from './passkey-endpoints.js';
import { balanceView } from './payout-endpoints.js';
import { savedViews } from './saved-view-endpoints.js';
import { sessionView } from './session-endpoints.js';
import { taxDocumentView } from './tax-document-endpoints.js';

/** The caller's own network screens show this part of each downline member, without contact details. */
export const exportedRelative = networkRow.pick({
  name: true,
  referralCode: true,
  level: true,
  registeredDate: true,
  plan: true,
  yourCommission: true,
});

/** The fields have the order of the file. Links to files expire after some minutes. */
export const ownData = z.object({
  madeAt: instant,
  account: accountView.extend(documentsView.shape),
  sessions: z.array(sessionView),
  passkeys: z.array(passkeyView),
  notificationPreferences: notificationPreferences.response,
  savedViews: savedViews.response.optional(),
  /** The membership is null until the account has its place. */
  membership: membershipView.nullable(),
  planSales: z.array(planSale),
  unfinishedPayments: z.array(unfinishedPayment),
  balance: balanceView,
  statement: z.array(statementRow),
  cottonOrders: z.array(cottonOrderView),
  /** The list is empty before the approval, and for the head, whose network is the whole company. */
  network: z.array(exportedRelative),
  notifications: z.array(notificationView),
  grievances: z.array(grievanceView),
  /** The list has invoices, receipts and advices, without their PDFs. */
  taxDocuments: z.array(taxDocumentView),
});
export type OwnData = z.infer<typeof ownData>;

/**
 * The gateway composes the file page by page. A file that breaks off is no valid JSON. Members below the caller appear
 * as on the caller's screens, without mobile, e-mail and address. Links to files are valid for some minutes.
 */
export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'GET',
  path: '/user/export',
  service: 'gateway',
  access: 'member',
  needsStepUp: true,
  isStream: true,
  contentType: 'application/json',
  summary: 'Everything that is kept about the caller, as one JSON file; showing the numbers is recorded',
  response: ownData,
  errors: ['IDENTITY.NUMBERS_HELD'],
});
