import { defineMessages } from '../../lib/i18n/messages.js';

export const passwordRequestMessages = defineMessages('password-requests', {
  title: 'Password resets',
  name: 'Name',
  mobile: 'Mobile',
  since: 'Waiting since',
  lastAsked: 'Last asked',
  times: 'Asked',
  'timesAsked.one': '{count} time',
  'timesAsked.other': '{count} times',
  actions: 'Actions',
  give: 'Give a password',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss this request?',
  dismissLead: '{name} gets no new password and is told the reason. The password stays as it is.',
  dismissed: 'The request of {name} is closed.',
  failed: 'The request could not be closed. {error}',
  empty: 'Nobody waits for a password',
  emptyHint: 'When a member has forgotten the password and asks for a new one, it is listed here.',
});
