import * as logins from '../login-endpoints.js';
import * as passwords from '../password-endpoints.js';
import * as secondFactor from '../second-factor-endpoints.js';
import * as passkeys from '../passkey-endpoints.js';
import * as sessions from '../session-endpoints.js';
import * as memberAccounts from '../member-account-endpoints.js';
import * as savedViews from '../saved-view-endpoints.js';
import * as staff from '../staff-endpoints.js';
import * as identity from '../identity-endpoints.js';
import * as registrations from '../registration-endpoints.js';
import * as profiles from '../profile-endpoints.js';
import * as sharedNumbers from '../shared-number-endpoints.js';
import * as auditTrail from '../audit-trail-endpoints.js';
import * as closing from '../closing-endpoints.js';
import * as commission from '../commission-endpoints.js';
import * as approvals from '../approvals-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const identityEndpoints = endpointsIn('identity', [
  logins,
  passwords,
  secondFactor,
  passkeys,
  sessions,
  memberAccounts,
  savedViews,
  staff,
  identity,
  registrations,
  profiles,
  sharedNumbers,
  auditTrail,
  closing,
  commission,
  approvals,
]);
