import * as audit from './audit-endpoints.js';
import * as auditTrail from './audit-trail-endpoints.js';
import * as bank from './bank-endpoints.js';
import * as bulkApprovals from './bulk-approval-endpoints.js';
import * as business from './business-endpoints.js';
import * as cancellations from './cancellation-endpoints.js';
import * as closing from './closing-endpoints.js';
import * as commission from './commission-endpoints.js';
import * as consent from './consent-endpoints.js';
import * as cotton from './cotton-endpoints.js';
import * as cottonStock from './cotton-stock-endpoints.js';
import * as documents from './document-endpoints.js';
import * as enrollments from './enrollment-endpoints.js';
import type { Endpoint } from './endpoint.js';
import * as gateway from './gateway-endpoints.js';
import * as grievances from './grievance-endpoints.js';
import * as identity from './identity-endpoints.js';
import * as logins from './login-endpoints.js';
import * as memberAccounts from './member-account-endpoints.js';
import * as network from './network-endpoints.js';
import * as notification from './notification-endpoints.js';
import * as passkeys from './passkey-endpoints.js';
import * as passwordRequests from './password-request-endpoints.js';
import * as payments from './payment-reference-endpoints.js';
import * as planSales from './plan-sale-endpoints.js';
import * as reversals from './reversal-endpoints.js';
import * as secondFactor from './second-factor-endpoints.js';
import * as sessions from './session-endpoints.js';
import * as sharedNumbers from './shared-number-endpoints.js';
import * as staff from './staff-endpoints.js';
import * as taxDocuments from './tax-document-endpoints.js';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the system, also those between services. */
export const allEndpoints: readonly Endpoint[] = [
  ...[logins, secondFactor, passkeys, sessions, passwordRequests, memberAccounts, staff],
  ...[identity, documents, consent, sharedNumbers, auditTrail, closing],
  ...[audit, network, enrollments, planSales, reversals, cancellations, payments, bank, bulkApprovals],
  ...[cotton, cottonStock, commission, business, taxDocuments, notification, grievances, gateway],
]
  .flatMap((part) => Object.values<unknown>(part))
  .filter(isEndpoint);

/** What the gateway offers under /api. */
export const publicEndpoints: readonly Endpoint[] = allEndpoints.filter((endpoint) => endpoint.internal !== true);
