import { describe, expect, it } from '@jest/globals';
import { payouts as gujarati } from './gu/payouts.js';
import { payouts as hindi } from './hi/payouts.js';
import { payouts as marathi } from './mr/payouts.js';
import { payouts as tamil } from './ta/payouts.js';
import { fill } from '../lib/i18n/messages.js';
import { payoutMessages } from '../features/payouts/messages.js';
import { utrPart } from '../lib/format/utr-part.js';

describe('the payment of a payout', () => {
  it.each(
    Object.entries({ english: payoutMessages.english, gujarati, hindi, marathi, tamil }).map(
      ([language, { ownPaid }]) => [language, ownPaid] as const,
    ),
  )('the sentence is complete without a UTR in %s', (_, sentence) => {
    expect(fill(sentence, { day: '5', utr: utrPart(null) })).not.toMatch(/UTR|–|\s$/);
    expect(fill(sentence, { day: '5', utr: utrPart('HDFCN52026010577') })).toMatch(/[^\s,], UTR HDFCN52026010577$/);
  });
});
