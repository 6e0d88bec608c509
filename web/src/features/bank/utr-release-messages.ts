import { defineMessages } from '../../lib/i18n/messages.js';

export const utrReleaseMessages = defineMessages('utr-release', {
  releaseUtr: 'Release UTR',
  releaseLead:
    'A UTR belongs to the account that submitted it first. Release one that was submitted by mistake, so the person who paid can use it.',
  utr: 'UTR number',
  utrNeeded: 'A UTR number has 12 digits.',
  lookUp: 'Look up',
  sentBy: 'Submitted by',
  stands: 'Used for',
  'stands.nothing': 'nothing; can be released',
  'stands.request': 'a pending plan request: review that first',
  'stands.order': 'a cotton order: reject that first if it’s wrong',
  'stands.sale': 'a sale; can’t be released',
  release: 'Release',
  released: 'UTR {utr} released.',
  reasonNeeded: 'Enter a reason.',
  reason: 'Reason',
});
