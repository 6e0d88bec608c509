import { defineMessages } from '../../lib/i18n/messages.js';

export const passwordRequestMessages = defineMessages('password-requests', {
  title: 'Password resets',
  name: 'Name',
  mobile: 'Mobile',
  since: 'Waiting since',
  lastAsked: 'Last requested',
  times: 'Requests',
  'timesAsked.one': '{count} time',
  'timesAsked.other': '{count} times',
  asked: 'Forgot the password',
  actions: 'Actions',
  give: 'Reset password',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss this request?',
  dismissLead: '{name} won’t get a new password and will see the reason. Their password stays the same.',
  dismissed: 'Request from {name} dismissed.',
  failed: 'Couldn’t dismiss the request. {error}',
  empty: 'No reset requests',
  emptyHint: 'Requests from members who forgot their password appear here.',
});
