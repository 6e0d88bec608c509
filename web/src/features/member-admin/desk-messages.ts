import { defineMessages } from '../../lib/i18n/messages.js';

/** Of what the head does to many members at once, and for one beside approving. */
export const memberDeskMessages = defineMessages('member-desk', {
  approve: 'Approve registrations',
  approveQuestion: 'Are you sure you want to proceed to approve these members?',
  approvePlan: 'Approve plans',
  approvePlanQuestion: 'Have you received these payments and seen their proofs? Together {total}.',
  plan: '{plan}, {price}',
  addEarnings: 'Add Earnings',
  earning: 'Amount in rupees',
  earningNeeded: 'Please enter an amount of at least ₹0.01, with at most two decimals.',
  earningReason: 'Reason',
  optional: '(optional)',
  addEarningsLead: 'It is credited to {name} at once, as earnings, and {name} is told.',
  earningsAdded: '{amount} added to the earnings of {name}.',
  earningsFailed: 'An error occurred while adding earnings. Please try again.',
  releaseUtr: 'Release a UTR number',
  releaseLead:
    'A UTR number belongs to the account that sent it first. Release one that was sent by mistake, so that whoever has paid can send it.',
  utr: 'UTR number',
  utrNeeded: 'A UTR number has 12 digits.',
  lookUp: 'Look up',
  sentBy: 'Sent by',
  stands: 'Stands for',
  'stands.nothing': 'nothing; it can be released',
  'stands.request': 'a plan request that waits: decide that first',
  'stands.order': 'a cotton order: reject that first if it was wrong',
  'stands.sale': 'a sale, for good',
  release: 'Release',
  released: 'The UTR number {utr} is free again.',
  reasonNeeded: 'Please give a reason.',
});
