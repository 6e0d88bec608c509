import { defineMessages } from '../../lib/i18n/messages.js';

export const giveBackMessages = defineMessages('give-back', {
  title: 'Changed your mind?',
  lead: 'Until {date} you can give your {plan} plan back and get {amount} back.',
  button: 'Cancel This Plan',
  dialogTitle: 'Cancel this plan and get the money back',
  dialogLead:
    'The head looks at your request. When it is approved, you have the {plan} plan again, and {amount} is paid back to you by UPI or bank.',
  dialogLeadNone:
    'The head looks at your request. When it is approved, you have no plan, and {amount} is paid back to you by UPI or bank.',
  reason: 'Reason',
  optional: '(optional)',
  send: 'Send Request',
  sent: 'Your request was sent. The head will look at it.',
  failed: 'Couldn’t send it. {error}',
  waiting: 'On {date} you asked to give your {plan} plan back. The head is looking at it.',
  withdraw: 'Keep My Plan',
  withdrawn: 'You keep your plan.',
  withdrawFailed: 'Couldn’t withdraw it. {error}',
  refused: 'Your request to give the {plan} plan back was rejected: {reason}',
  reversed: 'Your {plan} plan was taken back on {date}.',
  refundComing: '{amount} will be paid back to you by UPI or bank.',
  refunded: '{amount} was paid back to you on {day}{utr}.',
});
