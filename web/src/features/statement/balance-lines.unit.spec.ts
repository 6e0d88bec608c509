import { expect, it } from '@jest/globals';
import { translator } from '../../lib/i18n/use-text.js';
import { balanceLines } from './balance-lines.js';
import { statementMessages } from './messages.js';

const t = translator(statementMessages, { language: 'en', catalogues: {} });
const nothing = { pending: 0, available: 0, reserved: 0, paid: 0, deposit: 0, refund: 0 };

it('a period shows what is available, and where else something stood before or after it', () => {
  const asOf = '2026-01-05T10:00:00.000Z';
  expect(balanceLines(t, { opening: nothing, closing: nothing, asOf })).toEqual([
    { name: 'Available', opening: 0, closing: 0 },
  ]);
  const opening = { ...nothing, reserved: 50 };
  const closing = { ...nothing, available: 12.5, paid: 50 };
  expect(balanceLines(t, { opening, closing, asOf })).toEqual([
    { name: 'Available', opening: 0, closing: 12.5 },
    { name: 'Payout requested', opening: 50, closing: 0 },
    { name: 'Paid out', opening: 0, closing: 50 },
  ]);
});
