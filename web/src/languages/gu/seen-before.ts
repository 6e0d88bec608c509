import type { seenBeforeMessages } from '../../components/seen-before-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const seenBefore = {
  title: 'આ ચુકવણી પહેલાં પણ મોકલાઈ છે',
  alikeTitle: 'મળતો આવતો ફોટો પહેલાં પણ મોકલાયો છે',
  lead: 'નિર્ણય લેતાં પહેલાં સરખાવો.',
  number: 'એ જ UTR નંબર: {name}, {date} ({kind})',
  picture: 'એ જ ફોટો: {name}, {date} ({kind})',
  likeness: 'મળતો આવતો ફોટો: {name}, {date} ({kind})',
  plan: 'પ્લાન',
  cotton: 'રૂ',
  badge: 'પહેલાં પણ આવેલું',
  alikeBadge: 'મળતો આવતો',
} satisfies SentencesOf<typeof seenBeforeMessages>;
