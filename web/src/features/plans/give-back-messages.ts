import { defineMessages } from '../../lib/i18n/messages.js';

export const giveBackMessages = defineMessages('give-back', {
  title: 'Changed your mind?',
  lead: 'You can cancel your {plan} plan until {date} and get {amount} back.',
  button: 'Cancel plan',
  dialogTitle: 'Cancel plan and get a refund',
  dialogLead:
    'We’ll review your request. If approved, you go back to {plan} and {amount} is refunded by UPI or bank transfer.',
  dialogLeadNone:
    'We’ll review your request. If approved, you’ll have no plan and {amount} is refunded by UPI or bank transfer.',
  reason: 'Reason',
  optional: '(optional)',
  send: 'Send Request',
  sent: 'Request sent. We’ll review it.',
  failed: 'Couldn’t send your request. {error}',
  waiting: 'You asked to cancel your {plan} plan on {date}. We’re reviewing your request.',
  withdraw: 'Keep plan',
  withdrawn: 'Your plan stays active.',
  withdrawFailed: 'Couldn’t cancel the request. {error}',
  refused: 'Your request to cancel the {plan} plan was rejected: {reason}',
  reversed: 'Your {plan} plan was cancelled on {date}.',
  refundComing: 'We’ll refund {amount} by UPI or bank transfer.',
  refunded: '{amount} was paid back to you on {day}{utr}.',
});
