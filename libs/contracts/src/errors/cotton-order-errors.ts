import type { ErrorEntries } from './error-entries.js';

export const cottonOrderErrors = {
  'COTTON.CLOSING_ORDER_OPEN': {
    status: 409,
    message:
      'A cotton order of yours is not finished. Please close your account when its deposit return is decided, or the order is rejected.',
  },
  'COTTON.TOO_MANY_OPEN': {
    status: 409,
    message: 'You have {most} open cotton orders, as many as a member may have. Please wait until one is decided.',
  },
  'COTTON.ALREADY_ANSWERED': {
    status: 409,
    message: 'You have already sent a new order in place of this rejected one. It is among your orders.',
  },
  'COTTON.ORDER_NOT_FOUND': { status: 404, message: 'This cotton order does not exist.' },
  'COTTON.WRONG_STATUS': { status: 409, message: 'The order’s status has changed. Please reload.' },
  'COTTON.NOT_SENT': { status: 409, message: 'This order was not marked as sent yet. Please reload.' },
  'COTTON.ALREADY_SENT': { status: 409, message: 'This order was already marked as sent. Please reload.' },
  'COTTON.NOT_DELIVERED': { status: 409, message: 'A return can be requested once the cotton is delivered.' },
  'COTTON.RETURN_ALREADY_REQUESTED': { status: 409, message: 'A return was already requested for this order.' },
  'COTTON.RETURN_NOT_REQUESTED': { status: 409, message: 'There is no open return request for this order.' },
  'COTTON.STOCK_DAY_AHEAD': { status: 422, message: 'The date is in the future.' },
  'COTTON.MOVEMENT_NOT_FOUND': { status: 404, message: 'This movement of cotton does not exist.' },
  'COTTON.MOVEMENT_NOT_CORRECTABLE': {
    status: 409,
    message: 'Only manual entries can be reversed. This one comes from an order, a sale or another entry.',
  },
  'COTTON.MOVEMENT_CORRECTED': { status: 409, message: 'Already reversed.' },
  'COTTON.REASON_NEEDED': { status: 422, message: 'Please give a reason for the rejection.' },
} as const satisfies ErrorEntries;
