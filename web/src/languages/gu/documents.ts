import type { documentMessages } from '../../features/documents/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const documents = {
  title: 'ઇન્વૉઇસ અને રસીદો',
  lead: 'તમે વાંચો છો તે ભાષામાં બને છે. દરેક એમ જ રહે છે.',
  list: 'તમારા કાગળો',
  number: 'નંબર',
  what: 'શું છે',
  amount: 'રકમ',
  date: 'તારીખ',
  actions: 'ફાઇલ',
  download: 'ડાઉનલોડ કરો',
  downloadFailed: 'ડાઉનલોડ ન થયું. {error}',
  empty: 'હજી કોઈ કાગળ નથી',
  emptyHint: 'પ્લાન, જમા રકમ અથવા ઉપાડ મંજૂર થાય ત્યારે અહીં દેખાશે.',
  'kind.invoice': 'ઇન્વૉઇસ',
  'kind.credit-note': 'ક્રેડિટ નોટ',
  'kind.deposit-receipt': 'જમા રકમની રસીદ',
  'kind.deposit-refund': 'પાછી આપેલી જમા રકમ',
  'kind.payout-advice': 'ઉપાડની જાણ',
  yearly: 'વાર્ષિક હિસાબ',
  yearlyLead: 'એક નાણાકીય વર્ષ (એપ્રિલથી માર્ચ)નું કમિશન, ઉપાડ અને જમા રકમ.',
  year: 'નાણાકીય વર્ષ',
} satisfies SentencesOf<typeof documentMessages>;
