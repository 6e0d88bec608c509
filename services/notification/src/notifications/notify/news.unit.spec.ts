import { it } from '@jest/globals';
import type { News, OccasionOf, OwnNews } from './news.js';

const event = { id: 'event', occurredAt: '2026-11-28T10:00:00.000Z' };
const named = { amountPaise: 100, name: 'Asha Patil', plan: 'Silver', level: 1 } as const;

// Each line below the comment must not compile; `npm run types` fails otherwise.
it('such a notification has the id of that member, to one member, to each of many, to the head and to several people', () => {
  // @ts-expect-error aboutId is missing
  ({ memberId: 'reader', params: named, event }) satisfies OwnNews<'commission-credited'>;
  // @ts-expect-error aboutId is missing
  ({ event, session: null as never }) satisfies OccasionOf<'commission-credited'>;
  // @ts-expect-error aboutId is missing
  ({ kind: 'payout-requested', params: { name: 'Asha Patil', amountPaise: 100 } }) satisfies News;
  // @ts-expect-error aboutId is missing
  ({ memberId: 'reader', kind: 'commission-credited', params: named }) satisfies News;
  ({ memberId: 'reader', kind: 'commission-credited', params: named, aboutId: 'asha' }) satisfies News;
  ({ memberId: 'reader', kind: 'transfer-paid', params: { amountPaise: 100 } }) satisfies News;
});
