import type { StatementBalances } from '@deepam/contracts';
import type { Translate } from '../../lib/i18n/messages.js';
import type { statementMessages } from './messages.js';

const parts = ['available', 'pending', 'reserved', 'paid', 'deposit', 'refund'] as const;
const names = {
  available: 'available',
  pending: 'onHold',
  reserved: 'kind.payout-requested',
  paid: 'paidOut',
  deposit: 'deposit',
  refund: 'refund',
} as const;

export interface BalanceLine {
  readonly name: string;
  readonly opening: number;
  readonly closing: number;
}

export const balanceLines = (
  t: Translate<(typeof statementMessages)['english']>,
  { opening, closing }: StatementBalances,
): BalanceLine[] =>
  parts
    .filter((part) => part === 'available' || opening[part] !== 0 || closing[part] !== 0)
    .map((part) => ({ name: t(names[part]), opening: opening[part], closing: closing[part] }));
