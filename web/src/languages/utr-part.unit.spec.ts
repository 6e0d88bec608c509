import { expect, it } from '@jest/globals';
import { languages, type Translated } from '../lib/i18n/languages.js';
import { sentenceSource } from './sentence-source.js';
import { fill } from '../lib/i18n/messages.js';
import { payoutMessages } from '../features/payouts/messages.js';
import { utrPart } from '../lib/format/utr-part.js';

const codes = Object.keys(languages).filter((code): code is Translated => code !== 'en');
const translated = await Promise.all(
  codes.map(async (code) => [code, (await sentenceSource.load(code, 'members'))['payouts']!['ownPaid']!] as const),
);

it.each([['en', payoutMessages.english.ownPaid] as const, ...translated])(
  'the sentence is complete without a UTR in %s',
  (_, sentence) => {
    expect(fill(sentence, { day: '5', utr: utrPart(null) })).not.toMatch(/UTR|–|\s$/);
    expect(fill(sentence, { day: '5', utr: utrPart('HDFCN52026010577') })).toMatch(/[^\s,], UTR HDFCN52026010577$/);
  },
);
