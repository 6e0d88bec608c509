import type { StatementRow } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { correctable } from './correctable.js';
import { statementRow } from './statement-row.fixture.js';

const row = (_id: string, kind: StatementRow['kind'], more: Partial<StatementRow> = {}) =>
  statementRow({ _id, kind, amount: 10, commission: 0, earnings: 10, available: 10, ...more });

describe('credits that the head may reverse', () => {
  it('every credit with a rest is listed', () => {
    const rows = [
      row('a', 'correction', { amount: -10, correctsId: 'c' }),
      row('b', 'commission'),
      row('c', 'adjustment', { left: 0 }),
      row('e', 'adjustment', { left: 0.01 }),
      row('d', 'making-charge'),
    ];
    expect([...correctable(rows)]).toEqual(['b', 'e', 'd']);
  });

  it('payouts and releases are not listed', () => {
    expect([...correctable([row('a', 'payout-requested'), row('b', 'release'), row('c', 'payout-approved')])]).toEqual(
      [],
    );
  });
});
