import { defineKinds } from './notification-kind.js';

/** Kinds about the safety of an account: their pushes cannot be switched off. */
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
    body: 'Your account was suspended. Credits go on, payouts were held.',
  },
  'member-reinstated': {
    ...security,
    title: 'Account open again',
    body: 'The suspension of your account has ended. You can use everything again.',
  },
  'mobile-corrected': {
    ...security,
    title: 'Mobile number corrected',
    body: 'The office has corrected the mobile number of your account: you log in with the one that ends in {ending}. If you did not ask for this, please call us now.',
  },
  'temporary-password-given': {
    ...security,
    title: 'Temporary password',
    body: 'The office has given you a temporary password, and you were logged out everywhere; passkeys of the account were removed. If nobody called you about this, please call us now.',
  },
  'handed-password-replaced': {
    ...security,
    title: 'New password chosen',
    body: 'A new password took the place of the temporary one of your account. For some hours your numbers stay hidden and payouts wait. If this was not you, please call us now.',
  },
  'password-request-dismissed': {
    ...security,
    title: 'Password request closed',
    body: 'Somebody asked for a new password for your account. The head has closed the request; your password is as before.',
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
