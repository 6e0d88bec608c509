import type { NotificationKind } from '@deepam/contracts';
import type { EndpointName } from '../../lib/api/endpoint-types.js';

interface News {
  /** What on the screen is out of date now. */
  readonly changes: readonly EndpointName[];
  /** Where the reader sees it. */
  readonly to: string;
}

const network: readonly EndpointName[] = ['memberNetwork', 'waitingMembers', 'dashboard'];
const money: readonly EndpointName[] = ['dashboard', 'balance', 'statement', 'statementSummary', 'memberNetwork'];
const ownPlace: readonly EndpointName[] = ['dashboard', 'membership', 'profile'];
const ownCotton = { changes: ['cottonOrders'], to: '/dashboard' } as const;
const headCotton = { changes: ['networkCottonOrders', 'waitingCotton'], to: '/dashboard#cotton' } as const;

/** What a notification is news of. */
export const newsOf: Readonly<Record<NotificationKind, News>> = {
  'member-registered': { changes: network, to: '/network?show=unapproved' },
  'plan-requested': { changes: network, to: '/network?show=plan-requests' },
  'cotton-requested': headCotton,
  'return-requested': headCotton,
  'payout-requested': { changes: ['memberCommissions', 'waitingPayouts'], to: '/dashboard#payouts' },
  'member-approved': { changes: ownPlace, to: '/dashboard' },
  'plan-approved': { changes: ownPlace, to: '/dashboard' },
  'plan-rejected': { changes: ownPlace, to: '/plans' },
  'cotton-approved': ownCotton,
  'cotton-rejected': ownCotton,
  'cotton-delivered': ownCotton,
  'return-approved': ownCotton,
  'return-rejected': ownCotton,
  'payout-approved': { changes: money, to: '/dashboard' },
  'payout-rejected': { changes: money, to: '/dashboard' },
  'commission-credited': { changes: money, to: '/statement' },
  'earnings-credited': { changes: money, to: '/statement' },
  'credit-corrected': { changes: money, to: '/statement' },
  'bank-details-changed': { changes: ['profile'], to: '/profile' },
  broadcast: { changes: [], to: '/notifications' },
};
