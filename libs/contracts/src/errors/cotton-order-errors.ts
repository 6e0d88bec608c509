import type { ErrorEntries } from './error-entries.js';

/** Of cotton-order. */
export const cottonOrderErrors = {
  'COTTON.CLOSING_ORDER_OPEN': {
    status: 409,
    message:
      'A cotton order of yours is not finished. Please close your account when its deposit return is decided, or the order is rejected.',
  },
  'COTTON.ORDER_NOT_FOUND': { status: 404, message: 'This cotton order does not exist.' },
  'COTTON.WRONG_STATUS': { status: 409, message: 'The order’s status has changed. Please reload.' },
  'COTTON.NOT_DELIVERED': { status: 409, message: 'A return can be requested once the cotton is delivered.' },
  'COTTON.RETURN_ALREADY_REQUESTED': { status: 409, message: 'A return was already requested for this order.' },
  'COTTON.RETURN_NOT_REQUESTED': { status: 409, message: 'There is no open return request for this order.' },
  'COTTON.REASON_NEEDED': { status: 422, message: 'Please give a reason for the rejection.' },
} as const satisfies ErrorEntries;
