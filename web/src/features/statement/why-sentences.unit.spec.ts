import { commissionSkipReasons } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { translator } from '../../lib/i18n/use-text.js';
import { statementMessages } from './messages.js';
import { levelSentence, percent } from './why-sentences.js';

const t = translator(statementMessages, { language: 'en', catalogues: {} });
const row = { level: 2, rateBasisPoints: 500, yours: true, name: 'Asha', skipReason: null } as const;

it('readers see their own share, and for others only that they were paid', () => {
  expect(levelSentence(t, { ...row, outcome: 'credited', amount: 125 })).toBe('You received ₹125');
  expect(levelSentence(t, { ...row, yours: false, outcome: 'credited', amount: 125 })).toBe('Asha received ₹125');
  expect(levelSentence(t, { ...row, yours: false, name: null, outcome: 'credited', amount: null })).toBe(
    'Paid to the member at this level',
  );
});

it.each(commissionSkipReasons)('the reason of a skipped level is shown in plain words: %s', (skipReason) => {
  const skipped = { ...row, outcome: 'skipped', amount: 0, skipReason } as const;
  expect(levelSentence(t, skipped)).toMatch(/^You received nothing: [a-z].*\.$/);
  expect(levelSentence(t, { ...skipped, yours: false })).toMatch(/^Asha received nothing: /);
});

it('the explanation of a level keeps the reasons of others private', () => {
  const other = { ...row, yours: false, name: null, outcome: 'skipped', amount: null } as const;
  expect(levelSentence(t, other)).toBe('Not paid: the member at this level didn’t qualify');
});

it('the explanation of a level shows rates as percentages', () => {
  expect([1000, 500, 150, 25, 0].map(percent)).toEqual(['10%', '5%', '1.5%', '0.25%', '0%']);
});
