import { defineMessages } from '../lib/i18n/messages.js';

/** What the head does about a member's account. */
export const memberAccountMessages = defineMessages('member-account', {
  title: 'Account',
  givePassword: 'Give a temporary password',
  giveTitle: 'Temporary password',
  giveLead:
    'First call {mobile} and make sure that you speak with {name}. The password of the account is replaced, and {name} is logged out everywhere.',
  give: 'Replace the password',
  giveFailed: 'The password cannot be shown. {error} You can give another one.',
  givenLead: 'Tell {name} this password now. It is shown this once and stored nowhere.',
  password: 'Temporary password',
  copyPassword: 'temporary password',
  validUntil: 'Good until',
  givenHint: 'After the login a password of their own is asked for.',
  done: 'I have told it',
  suspend: 'Suspend',
  suspendTitle: 'Suspend this member?',
  suspendLead:
    '{name} is logged out everywhere and cannot log in, and payouts are held. Credits go on. {name} is told the reason.',
  suspendedNow: '{name} is suspended.',
  reinstate: 'End the suspension',
  reinstateTitle: 'End the suspension?',
  reinstateLead: '{name} can log in again, and payouts are open again. {name} is told the reason.',
  reinstated: '{name} can log in again.',
  failed: 'This could not be done. {error}',
  suspendedSince: 'Suspended since {moment}: {reason}',
  history: 'What was done',
  'kind.suspended': 'Suspended',
  'kind.reinstated': 'Suspension ended',
  'kind.temporary-password': 'Temporary password given',
  correctMobile: 'Correct the mobile',
  mobileTitle: 'Correct the mobile number',
  mobileLead:
    'Make sure on the phone that you speak with {name}. {name} logs in with the new number from now on, and is logged out everywhere.',
  newMobile: 'New mobile number',
  mobileInvalid: 'The mobile number should be 10 digits and begin with 6, 7, 8 or 9.',
  mobileCorrected: '{name} logs in with {mobile} now.',
  'kind.mobile-corrected': 'Mobile corrected',
});
