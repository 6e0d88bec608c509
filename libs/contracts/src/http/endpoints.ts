import * as audit from './audit-endpoints.js';
import * as auditTrail from './audit-trail-endpoints.js';
import * as bank from './bank-endpoints.js';
import * as bulkApprovals from './bulk-approval-endpoints.js';
import * as bulkPreviews from './bulk-preview-endpoints.js';
import * as bulkWorks from './bulk-work-endpoints.js';
import * as business from './business-endpoints.js';
import * as cancellations from './cancellation-endpoints.js';
import * as closing from './closing-endpoints.js';
import * as commission from './commission-endpoints.js';
import * as consent from './consent-endpoints.js';
import * as cotton from './cotton-endpoints.js';
import * as cottonDecisions from './cotton-decision-endpoints.js';
import * as cottonDesk from './cotton-desk-endpoints.js';
import * as cottonPassbooks from './cotton-passbook-endpoints.js';
import * as cottonStock from './cotton-stock-endpoints.js';
import * as documents from './document-endpoints.js';
import * as enrollments from './enrollment-endpoints.js';
import type { Endpoint } from './endpoint.js';
import * as fourEyes from './four-eyes-endpoints.js';
import * as gateway from './gateway-endpoints.js';
import * as grievanceFiling from './grievance-filing-endpoints.js';
import * as ownGrievances from './own-grievance-endpoints.js';
import * as grievanceDesk from './grievance-desk-endpoints.js';
import * as grievanceAnswers from './grievance-answer-endpoints.js';
import * as identity from './identity-endpoints.js';
import * as inviters from './inviter-endpoints.js';
import * as registrations from './registration-endpoints.js';
import * as profiles from './profile-endpoints.js';
import * as logins from './login-endpoints.js';
import * as passwords from './password-endpoints.js';
import * as tokens from './token-endpoints.js';
import * as memberAccounts from './member-account-endpoints.js';
import * as memberships from './membership-endpoints.js';
import * as network from './network-endpoints.js';
import * as notification from './notification-endpoints.js';
import * as notificationDelivery from './notification-delivery-endpoints.js';
import * as notificationPreferences from './notification-preference-endpoints.js';
import * as broadcasts from './broadcast-endpoints.js';
import * as keptLogins from './kept-login-endpoints.js';
import * as passkeys from './passkey-endpoints.js';
import * as passkeyAddings from './passkey-adding-endpoints.js';
import * as passkeyUses from './passkey-use-endpoints.js';
import * as passwordRequests from './password-request-endpoints.js';
import * as savedViews from './saved-view-endpoints.js';
import * as payments from './payment-reference-endpoints.js';
import * as placement from './placement-endpoints.js';
import * as plans from './plan-endpoints.js';
import * as planSales from './plan-sale-endpoints.js';
import * as promises from './promise-endpoints.js';
import * as reversals from './reversal-endpoints.js';
import * as secondFactor from './second-factor-endpoints.js';
import * as sessions from './session-endpoints.js';
import * as sessionUses from './session-use-endpoints.js';
import * as memberSessions from './member-session-endpoints.js';
import * as sharedNumbers from './shared-number-endpoints.js';
import * as staff from './staff-endpoints.js';
import * as roles from './role-endpoints.js';
import * as taxDocuments from './tax-document-endpoints.js';
import * as taxDocumentExports from './tax-document-export-endpoints.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the system, also those between services. */
export const allEndpoints: readonly Endpoint[] = [
  ...[logins, passwords, tokens, secondFactor, passkeys, passkeyAddings, passkeyUses, passwordRequests],
  ...[sessions, sessionUses, memberSessions, keptLogins, memberAccounts, savedViews, staff, roles],
  ...[identity, inviters, registrations, profiles, documents, consent, sharedNumbers, auditTrail, closing],
  ...[audit, plans, network, memberships, placement, enrollments, planSales, reversals, cancellations, payments],
  ...[bank, bulkApprovals, bulkPreviews, bulkWorks],
  ...[cotton, cottonDesk, cottonDecisions, cottonPassbooks, cottonStock, commission, business],
  ...[taxDocuments, taxDocumentExports, fourEyes, gateway],
  ...[notification, notificationDelivery, notificationPreferences, broadcasts, promises],
  ...[grievanceFiling, ownGrievances, grievanceDesk, grievanceAnswers],
]
  .flatMap((part) => Object.values<unknown>(part))
  .filter(isEndpoint);

/** What the gateway offers under /api. */
export const publicEndpoints: readonly Endpoint[] = allEndpoints.filter((endpoint) => endpoint.internal !== true);
