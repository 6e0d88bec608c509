import { describe, expect, it } from '@jest/globals';
import { payouts as gujarati } from './gu/payouts.js';
import { payouts as hindi } from './hi/payouts.js';
import { payouts as marathi } from './mr/payouts.js';
import { payouts as tamil } from './ta/payouts.js';
import { fill } from '../lib/i18n/messages.js';
import { payoutMessages } from '../features/payouts/messages.js';
import { utrPart } from '../features/payouts/utr-part.js';

describe('what the bank says that it has sent', () => {
  it.each(
    Object.entries({ english: payoutMessages.english, gujarati, hindi, marathi, tamil }).map(
      ([language, { bankSaysSent, saidPaidUndated }]) => [language, [bankSaysSent, saidPaidUndated]] as const,
    ),
  )('is a whole sentence without a UTR and a day in %s', (_, sentences) => {
    for (const sentence of sentences) {
      expect(fill(sentence, { utr: utrPart(null) })).not.toMatch(/UTR|–|\s[.,।]/);
      expect(fill(sentence, { utr: utrPart('HDFCN52026010577') })).toMatch(/[^\s,], UTR HDFCN52026010577[.।]/);
    }
  });
});
