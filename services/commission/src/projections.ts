import { memberProjections } from '@deepam/members';
import type { Projection } from '@deepam/messaging';
import { SaleRebuilder } from './sales/sale-rebuilder.js';

export const commissionProjections = {
  ...memberProjections,
  sales: {
    about: 'sales that were lost with their postings; what is there stays as it is',
    remake: (_connection, _prefix, service) => service.get(SaleRebuilder, { strict: false }).rebuild(),
  },
  deposits: { about: 'deposits of cotton orders and of returns that were lost; what is there stays as it is' },
  // The command never empties this projection, since held payouts could be approved until the rebuild has ended.
  'payee-details': {
    about: 'digests of where money goes and who is taxed, and when they were changed, which holds payouts',
  },
  'bank-changes': { about: 'when logins were changed, and by whom, which holds payouts' },
  // These projections are never emptied either, for the same reason.
  consents: { about: 'who has withdrawn the consent to keep bank details, which holds payouts' },
  suspensions: { about: 'who is suspended, which holds payouts' },
  cancellations: { about: 'requests to cancel a plan, which keep commission pending' },
  addresses: { about: 'where members live, for documents' },
  payees: { about: "names in the head's list of payouts" },
} as const satisfies Record<string, Projection>;
