import { defineKinds } from './notification-kind.js';

/** The kinds concern the safety of an account: their pushes cannot be switched off. */
const security = { to: 'member', group: 'security', changes: [], page: '/profile' } as const;

const newDevice =
  'Your account was logged in to on a device that was not used before. If this was not you, log it out in your profile and change your password.';

const passkeyList = { changes: ['listPasskeys'] } as const;
const passkeyAdded =
  'A passkey was added to your account: whoever has it can log in. If this was not you, remove it in your profile and call us now.';
const passkeyRemoved =
  'A passkey was removed from your account, and opens it no more. If this was not you, change your password and call us now.';

export const securityKinds = defineKinds({
  'member-suspended': {
    ...security,
    title: 'Account suspended',
    body: 'Your account was suspended. You keep earning, but payouts are on hold.',
  },
  'member-reinstated': {
    ...security,
    title: 'Account reinstated',
    body: 'Your account is active again.',
  },
  'mobile-corrected': {
    ...security,
    title: 'Mobile number changed',
    body: 'We changed the mobile number of your account. You now log in with the number ending in {ending}. If you didn’t ask for this, call us now.',
  },
  'temporary-password-given': {
    ...security,
    title: 'Temporary password',
    body: 'We reset your password and logged you out everywhere; your passkeys were removed. If no one called you about this, call us now.',
  },
  'handed-password-replaced': {
    ...security,
    title: 'New password chosen',
    body: 'A new password took the place of the temporary one of your account. For some hours your numbers stay hidden and payouts wait. If this was not you, please call us now.',
  },
  'password-request-dismissed': {
    ...security,
    title: 'Password reset dismissed',
    body: 'Someone requested a password reset for your account. We dismissed it; your password hasn’t changed.',
  },
  'one-account-rule-changed': {
    ...security,
    to: 'head',
    page: '/audit',
    title: 'Rule on one Aadhaar changed',
    body: 'The rule on one Aadhaar number in several accounts was changed. The audit trail shows by whom.',
  },
  'staff-changed': {
    ...security,
    to: 'head',
    page: '/audit',
    title: 'Staff changed',
    body: 'A person of the company has added or changed a colleague or a role, or a login of a colleague. The audit trail shows who and what.',
  },
  'new-device': { ...security, title: 'New device', body: newDevice },
  'new-device-of-head': { ...security, to: 'head', title: 'New device', body: newDevice },
  'passkey-added': { ...security, ...passkeyList, title: 'Passkey added', body: passkeyAdded },
  'passkey-added-of-head': { ...security, ...passkeyList, to: 'head', title: 'Passkey added', body: passkeyAdded },
  'passkey-removed': { ...security, ...passkeyList, title: 'Passkey removed', body: passkeyRemoved },
  'passkey-removed-of-head': {
    ...security,
    ...passkeyList,
    to: 'head',
    title: 'Passkey removed',
    body: passkeyRemoved,
  },
});
