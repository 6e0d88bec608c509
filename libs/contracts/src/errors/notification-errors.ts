import type { ErrorEntries } from './error-entries.js';

/** Of notification. */
export const notificationErrors = {
  'NOTIFICATION.NOT_FOUND': { status: 404, message: 'This notification does not exist.' },
  'NOTIFICATION.PUSH_ENDPOINT_REFUSED': {
    status: 422,
    message: 'Pushes cannot be sent to this address.',
  },
} as const satisfies ErrorEntries;
