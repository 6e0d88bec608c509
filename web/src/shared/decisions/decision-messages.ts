import { defineMessages } from '../../lib/i18n/messages.js';

export const decisionMessages = defineMessages('decisions', {
  moment: '{date}, by {name}',
  named: '{what}: {date}, by {name}',
  asked: '{what}: {date}',
  by: 'by {name}',
  company: 'the company',
  approval: 'Approved',
  planApproval: 'Plan approved',
  planRejection: '{plan} plan rejected',
  refundSteps: 'Deposit refund',
  'refund.check': 'Check wicks',
  'refund.refund': 'Refund {amount}',
  'refund.done': 'Done',
});
