import { defineMessages } from '../../lib/i18n/messages.js';

export const draftMessages = defineMessages('drafts', {
  restored: 'We kept what you typed ({when}).',
  notKept: 'We kept what you typed ({when}). Passwords and document numbers are never saved.',
});
