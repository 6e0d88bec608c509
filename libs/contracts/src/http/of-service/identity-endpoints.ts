import * as logins from '../login-endpoints.js';
import * as passwords from '../password-endpoints.js';
import * as tokens from '../token-endpoints.js';
import * as secondFactor from '../second-factor-endpoints.js';
import * as passkeys from '../passkey-endpoints.js';
import * as passkeyAddings from '../passkey-adding-endpoints.js';
import * as passkeyUses from '../passkey-use-endpoints.js';
import * as passwordRequests from '../password-request-endpoints.js';
import * as sessions from '../session-endpoints.js';
import * as sessionUses from '../session-use-endpoints.js';
import * as memberSessions from '../member-session-endpoints.js';
import * as pinSignIns from '../pin-sign-in-endpoints.js';
import * as memberAccounts from '../member-account-endpoints.js';
import * as savedViews from '../saved-view-endpoints.js';
import * as staff from '../staff-endpoints.js';
import * as roles from '../role-endpoints.js';
import * as identity from '../identity-endpoints.js';
import * as registrations from '../registration-endpoints.js';
import * as profiles from '../profile-endpoints.js';
import * as documents from '../document-endpoints.js';
import * as consent from '../consent-endpoints.js';
import * as sharedNumbers from '../shared-number-endpoints.js';
import * as auditTrail from '../audit-trail-endpoints.js';
import * as closing from '../closing-endpoints.js';
import * as commission from '../commission-endpoints.js';
import * as approvals from '../approvals-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const identityEndpoints = endpointsIn('identity', [
  logins,
  passwords,
  tokens,
  secondFactor,
  passkeys,
  passkeyAddings,
  passkeyUses,
  passwordRequests,
  sessions,
  sessionUses,
  memberSessions,
  pinSignIns,
  memberAccounts,
  savedViews,
  staff,
  roles,
  identity,
  registrations,
  profiles,
  documents,
  consent,
  sharedNumbers,
  auditTrail,
  closing,
  commission,
  approvals,
]);
