import type { StatementRow } from '@deepam/contracts';

export const statementRow = (changes: Partial<StatementRow>): StatementRow => ({
  _id: '1'.repeat(24),
  date: '2026-01-05T10:00:00.000Z',
  kind: 'commission',
  amount: 250,
  commission: 250,
  earnings: 0,
  pending: 0,
  available: 250,
  reserved: 0,
  paid: 0,
  saleId: null,
  level: null,
  from: null,
  orderId: null,
  payoutId: null,
  correctsId: null,
  reason: null,
  ...changes,
});
