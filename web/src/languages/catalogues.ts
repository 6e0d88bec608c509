import type { planSalesMessages } from '../components/plan-sales-messages.js';
import type { ErrorCode } from '@deepam/contracts';
import type { appMessages } from '../app/messages.js';
import type { tabMessages } from '../app/tab-messages.js';
import type { accountsMessages } from '../components/accounts/messages.js';
import type { bankMoneyMessages } from '../components/bank-money-messages.js';
import type { codeMessages } from '../components/code-messages.js';
import type { decisionMessages } from '../components/decision-messages.js';
import type { dialogMessages } from '../components/dialog-messages.js';
import type { deskMessages } from '../components/desk-messages.js';
import type { draftMessages } from '../components/draft-messages.js';
import type { grievanceMessages } from '../components/grievance-messages.js';
import type { guideMessages } from '../components/guide/guide-messages.js';
import type { kitMessages } from '../components/kit-messages.js';
import type { listMessages } from '../components/list-messages.js';
import type { componentMessages } from '../components/messages.js';
import type { paymentMessages } from '../components/payment/payment-messages.js';
import type { proofViewerMessages } from '../components/proof-viewer-messages.js';
import type { memberAccountMessages } from '../components/member-account-messages.js';
import type { numberMessages } from '../components/number-messages.js';
import type { profileStepMessages } from '../components/profile-step-messages.js';
import type { savedViewMessages } from '../components/saved-view-messages.js';
import type { sessionMessages } from '../components/session-messages.js';
import type { sharedNumberMessages } from '../components/shared-number-messages.js';
import type { seenBeforeMessages } from '../components/seen-before-messages.js';
import type { aboutMessages } from '../features/about/messages.js';
import type { accountMessages } from '../features/account/messages.js';
import type { openingMessages } from '../features/account/opening-messages.js';
import type { auditMessages } from '../features/audit/messages.js';
import type { approvalMessages } from '../features/bank/approval-messages.js';
import type { bankMessages } from '../features/bank/messages.js';
import type { passkeysMessages } from '../features/account/passkeys-messages.js';
import type { secondFactorMessages } from '../features/account/second-factor-messages.js';
import type { broadcastMessages } from '../features/broadcast/messages.js';
import type { scheduleMessages } from '../features/commission-schedule/messages.js';
import type { contactMessages } from '../features/contact/messages.js';
import type { cottonDeskMessages } from '../features/cotton/desk-messages.js';
import type { addressMessages } from '../features/cotton/address-messages.js';
import type { cottonMessages } from '../features/cotton/messages.js';
import type { cottonOrderMessages } from '../features/cotton/order-page-messages.js';
import type { passbookMessages } from '../features/cotton/passbook-messages.js';
import type { cottonStockMessages } from '../features/cotton-stock/messages.js';
import type { businessDeskMessages } from '../features/business-desk/messages.js';
import type { dashboardMessages } from '../features/dashboard/messages.js';
import type { shareCardMessages } from '../features/dashboard/share-card/messages.js';
import type { decisionDeskMessages } from '../features/decision-desk/messages.js';
import type { businessMessages } from '../features/business/messages.js';
import type { documentMessages } from '../features/documents/messages.js';
import type { faqMessages } from '../features/faq/messages.js';
import type { grievanceDeskMessages } from '../features/grievances/messages.js';
import type { homeMessages } from '../features/home/messages.js';
import type { privacyMessages } from '../features/legal/privacy-messages.js';
import type { termsMessages } from '../features/legal/terms-messages.js';
import type { loginMessages } from '../features/login/messages.js';
import type { memberDeskMessages } from '../features/member-admin/desk-messages.js';
import type { memberPageMessages } from '../features/member-page/messages.js';
import type { timelineMessages } from '../features/audit/timeline-messages.js';
import type { memberAdminMessages } from '../features/member-admin/messages.js';
import type { networkMessages } from '../features/network-panel/messages.js';
import type { creditMessages } from '../features/notifications/credits/credit-messages.js';
import type { kindMessages, notificationMessages } from '../features/notifications/notification-messages.js';
import type { paletteMessages } from '../features/palette/messages.js';
import type { passwordRequestMessages } from '../features/password-requests/messages.js';
import type { bankFileMessages } from '../features/payouts/bank-file-messages.js';
import type { payoutMessages } from '../features/payouts/messages.js';
import type { walletMessages } from '../features/payouts/wallet-messages.js';
import type { giveBackMessages } from '../features/plans/give-back-messages.js';
import type { plansMessages } from '../features/plans/messages.js';
import type { serviceLevelsMessages } from '../features/service-levels/messages.js';
import type { registerMessages } from '../features/register/messages.js';
import type { staffMessages } from '../components/staff-messages.js';
import type { taxMessages } from '../features/tax/messages.js';
import type { statementDeskMessages } from '../features/statement/desk-messages.js';
import type { statementMessages } from '../features/statement/messages.js';
import type { treeMessages } from '../features/network-tree/messages.js';
import type { clientErrorMessages } from '../lib/api/client-error-messages.js';
import type { passkeyMessages } from '../lib/auth/passkey-messages.js';
import type { approvalRequestMessages } from '../lib/approval/messages.js';
import type { Catalogue } from '../lib/i18n/messages.js';

/** The server's errors are English; other languages have a sentence for each code. */
type ErrorCodes = Catalogue<Readonly<Record<ErrorCode, string>>, 'error-codes'>;

/**
 * A new catalogue is added here, to `areaOf`, and to the area file of every language; the compiler finds a missing
 * place.
 */
export type SiteCatalogue =
  | typeof appMessages
  | typeof componentMessages
  | typeof codeMessages
  | typeof passkeyMessages
  | typeof dialogMessages
  | typeof clientErrorMessages
  | ErrorCodes
  | typeof kitMessages
  | typeof draftMessages
  | typeof homeMessages
  | typeof aboutMessages
  | typeof plansMessages
  | typeof contactMessages
  | typeof faqMessages
  | typeof loginMessages
  | typeof registerMessages;

export type LegalCatalogue = typeof termsMessages | typeof privacyMessages | typeof serviceLevelsMessages;

export type GrievanceCatalogue = typeof grievanceMessages | typeof guideMessages;

export type MembersCatalogue =
  | typeof documentMessages
  | typeof accountMessages
  | typeof accountsMessages
  | typeof dashboardMessages
  | typeof networkMessages
  | typeof cottonMessages
  | typeof cottonOrderMessages
  | typeof passbookMessages
  | typeof addressMessages
  | typeof paymentMessages
  | typeof payoutMessages
  | typeof notificationMessages
  | typeof kindMessages
  | typeof statementMessages
  | typeof treeMessages
  | typeof proofViewerMessages
  | typeof seenBeforeMessages
  | typeof numberMessages
  | typeof profileStepMessages
  | typeof shareCardMessages
  | typeof sessionMessages
  | typeof openingMessages
  | typeof listMessages
  | typeof secondFactorMessages
  | typeof passkeysMessages
  | typeof decisionMessages
  | typeof giveBackMessages
  | typeof tabMessages
  | typeof walletMessages
  | typeof creditMessages;

export type HeadCatalogue =
  | typeof businessMessages
  | typeof sharedNumberMessages
  | typeof statementDeskMessages
  | typeof memberAdminMessages
  | typeof memberPageMessages
  | typeof timelineMessages
  | typeof paletteMessages
  | typeof memberAccountMessages
  | typeof memberDeskMessages
  | typeof cottonDeskMessages
  | typeof decisionDeskMessages
  | typeof scheduleMessages
  | typeof broadcastMessages
  | typeof passwordRequestMessages
  | typeof auditMessages
  | typeof bankMessages
  | typeof approvalMessages
  | typeof bankMoneyMessages
  | typeof bankFileMessages
  | typeof staffMessages
  | typeof planSalesMessages
  | typeof grievanceDeskMessages
  | typeof businessDeskMessages
  | typeof cottonStockMessages
  | typeof approvalRequestMessages
  | typeof taxMessages
  | typeof savedViewMessages
  | typeof deskMessages;
