import type { StatementRow } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { correctable } from './correctable.js';

const row = (_id: string, kind: StatementRow['kind'], more: Partial<StatementRow> = {}): StatementRow => ({
  _id,
  date: '2026-01-05T10:00:00.000Z',
  kind,
  amount: 10,
  commission: 0,
  earnings: 10,
  pending: 0,
  available: 10,
  reserved: 0,
  paid: 0,
  saleId: null,
  level: null,
  from: null,
  orderId: null,
  payoutId: null,
  correctsId: null,
  reason: null,
  ...more,
});

describe('what the head may take back', () => {
  it('is every credit of which something is left', () => {
    const rows = [
      row('a', 'correction', { amount: -10, correctsId: 'c' }),
      row('b', 'commission'),
      row('c', 'adjustment', { left: 0 }),
      row('e', 'adjustment', { left: 0.01 }),
      row('d', 'making-charge'),
    ];
    expect([...correctable(rows)]).toEqual(['b', 'e', 'd']);
  });

  it('is no payout and no release', () => {
    expect([...correctable([row('a', 'payout-requested'), row('b', 'release'), row('c', 'payout-approved')])]).toEqual(
      [],
    );
  });
});
