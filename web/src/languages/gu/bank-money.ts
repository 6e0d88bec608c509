import type { bankMoneyMessages } from '../../components/bank-money-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const bankMoney = {
  title: 'બૅંકમાં',
  'state.matched': 'મળ્યું',
  'state.suggested': 'સૂચન',
  'state.ambiguous': 'ઘણાં બંધબેસે છે',
  'state.unmatched': 'કોઈ વિનંતી નથી',
  'state.missing': 'હજી પૈસા આવ્યા નથી',
  'state.reversed': 'પાછા ગયા',
  'reason.utr': 'એ જ UTR અને એ જ રકમ',
  'reason.txnid': 'એ જ UPI લિંક અને એ જ રકમ',
  'reason.other-amount': 'એ જ નંબર, રકમ જુદી',
  'reason.number-in-part': 'એ જ રકમ, નંબરનો મોટો ભાગ',
  'reason.amount-and-name': 'એ જ રકમ, મળતું નામ',
  'reason.by-hand': 'હાથે પસંદ કર્યું',
  line: '{date} ના {amount}',
  reference: 'રેફરન્સ {reference}',
  failed: 'બૅંક સ્ટેટમેન્ટમાં જોઈ શકાયું નહીં.',
} satisfies SentencesOf<typeof bankMoneyMessages>;
