import { z } from 'zod';
import { instant } from '../primitives.js';
import { cottonOrderView } from './cotton-order-view.js';
import { documentsView } from './document-endpoints.js';
import { defineEndpoint } from './endpoint.js';
import { unfinishedPayment } from './enrollment-endpoints.js';
import { grievanceView } from './grievance-views.js';
import { accountView } from './identity-endpoints.js';
import { statementRow } from './statement-row.js';
import { networkRow } from './member-view.js';
import { membershipView } from './membership-endpoints.js';
import { planSale } from './plan-sale-endpoints.js';
import { notificationPreferences } from './notification-preference-endpoints.js';
import { notificationView } from './notification-endpoints.js';
import { passkeyView } from './passkey-endpoints.js';
import { balanceView } from './payout-endpoints.js';
import { savedViews } from './saved-view-endpoints.js';
import { sessionView } from './session-endpoints.js';
import { taxDocumentView } from './tax-document-endpoints.js';

/** Of those below, what stands on the caller's own screens of the network; how to reach them is theirs. */
export const exportedRelative = networkRow.pick({
  name: true,
  referralCode: true,
  level: true,
  registeredDate: true,
  plan: true,
  yourCommission: true,
});

/** What the file holds, in its order. Links to files are good for some minutes. */
export const ownData = z.object({
  madeAt: instant,
  account: accountView.extend(documentsView.shape),
  sessions: z.array(sessionView),
  /** Without their keys. */
  passkeys: z.array(passkeyView),
  notificationPreferences: notificationPreferences.response,
  savedViews: savedViews.response.optional(),
  /** Null in the moments before an account has its place. */
  membership: membershipView.nullable(),
  planSales: z.array(planSale),
  unfinishedPayments: z.array(unfinishedPayment),
  /** With the latest payouts; all of them are in the statement. */
  balance: balanceView,
  statement: z.array(statementRow),
  cottonOrders: z.array(cottonOrderView),
  /** Empty before the approval, and for the head, whose network is everybody. */
  network: z.array(exportedRelative),
  notifications: z.array(notificationView),
  grievances: z.array(grievanceView),
  /** Invoices, receipts and advices, without their PDFs. */
  taxDocuments: z.array(taxDocumentView),
});
export type OwnData = z.infer<typeof ownData>;

/** Composed by the gateway, page by page. A file that breaks off is no JSON. */
export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'GET',
  path: '/user/export',
  service: 'gateway',
  access: 'member',
  stepUp: true,
  stream: true,
  contentType: 'application/json',
  summary: 'Everything that is kept about the caller, as one JSON file; showing the numbers is recorded',
  response: ownData,
  errors: ['IDENTITY.NUMBERS_HELD'],
});
