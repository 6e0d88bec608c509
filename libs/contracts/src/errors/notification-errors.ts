import type { ErrorEntries } from './error-entries.js';

export const notificationErrors = {
  'NOTIFICATION.NOT_FOUND': { status: 404, message: 'This notification does not exist.' },
  'NOTIFICATION.PUSH_ENDPOINT_REFUSED': {
    status: 422,
    message: 'Pushes cannot be sent to this address.',
  },
  'GRIEVANCE.NOT_FOUND': { status: 404, message: 'No ticket fits this number and mobile.' },
  'GRIEVANCE.STATE': { status: 409, message: 'This ticket has moved on. Please reload and look at it again.' },
  'GRIEVANCE.REOPEN_OVER': {
    status: 409,
    message: 'This ticket cannot be reopened any more. Please file a new one.',
  },
} as const satisfies ErrorEntries;
