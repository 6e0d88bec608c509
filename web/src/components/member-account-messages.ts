import { defineMessages } from '../lib/i18n/messages.js';

/** What the head does about a member's account. */
export const memberAccountMessages = defineMessages('member-account', {
  title: 'Account',
  givePassword: 'Give a temporary password',
  giveTitle: 'Temporary password',
  giveLead:
    'First call {mobile} and make sure that you speak with {name}. The password of the account is replaced, and {name} is logged out everywhere.',
  give: 'Replace the password',
  giveFailed: 'No password was given. {error}',
  givenLead: 'Tell {name} this password now. It is shown this once and stored nowhere.',
  password: 'Temporary password',
  copyPassword: 'temporary password',
  validUntil: 'Good until',
  givenHint: 'After the login a password of their own is asked for.',
  done: 'I have told it',
});
