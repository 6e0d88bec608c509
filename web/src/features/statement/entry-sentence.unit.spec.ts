import { statementKinds } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { translator } from '../../lib/i18n/use-text.js';
import { entrySentence, isExplained, isIncome } from './entry-sentence.js';
import { statementMessages } from './messages.js';
import { statementRow as row } from './statement-row.fixture.js';

const t = translator(statementMessages, { language: 'en', catalogues: {} });
const sold = { saleId: '2'.repeat(24), level: 2, from: { name: 'Asha', referralCode: 'SL2' } };

it.each(statementKinds)('an entry explains %s, without an unfilled placeholder', (kind) => {
  expect(entrySentence(t, row({ kind }))).not.toMatch(/[{}]/);
  expect(entrySentence(t, row({ kind, ...sold }))).not.toMatch(/[{}]/);
});

it('an entry of the statement names the member whose plan it comes from, and the level', () => {
  expect(entrySentence(t, row(sold))).toBe('Commission from Asha (SL2), level 2');
  expect(entrySentence(t, row({ ...sold, kind: 'correction' }))).toContain(
    'Reversal: commission from Asha (SL2), level 2',
  );
});

it('an entry with a sale can be explained', () => {
  expect(isExplained(row(sold))).toBe(true);
  expect(isExplained(row({ kind: 'adjustment' }))).toBe(false);
});

it('an entry is income or only a move of it', () => {
  expect(statementKinds.filter((kind) => isIncome(row({ kind })))).toEqual([
    'commission',
    'making-charge',
    'adjustment',
    'correction',
  ]);
});
