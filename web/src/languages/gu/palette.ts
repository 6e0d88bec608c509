import type { paletteMessages } from '../../features/palette/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const palette = {
  title: 'બધામાં શોધો',
  placeholder: 'નામ, કોડ, મોબાઇલ, UTR કે પેજ',
  close: 'બંધ કરો',
  results: 'પરિણામો',
  recent: 'હમણાં પસંદ કરેલાં',
  screens: 'પેજ',
  members: 'સભ્યો',
  orders: 'રૂના ઑર્ડર',
  payouts: 'ઉપાડ અને રિફંડ',
  payments: 'UTR પરથી ચુકવણી',
  grievances: 'ફરિયાદો',
  order: '{name}, {kg} કિલો રૂ',
  'payable.payout': '{name}, {amount}નો ઉપાડ',
  'payable.deposit-refund': '{name}, ડિપોઝિટનું {amount}નું રિફંડ',
  'payable.plan-refund': '{name}, પ્લાનનું {amount}નું રિફંડ',
  bankLine: 'બૅંકમાં: {amount}, {date}',
  sentBy: '{name} દ્વારા મોકલેલ',
  typeMore: 'ઓછામાં ઓછા બે અક્ષર કે અંક લખો.',
  searching: 'શોધીએ છીએ…',
  nothing: 'કંઈ મળ્યું નહીં. કોડ, UTR અને ફરિયાદ નંબર પૂરા લખો.',
  someFailed: 'અમુક જગ્યાએ શોધી શકાયું નહીં. {error}',
  'found.one': '{count} પરિણામ',
  'found.other': '{count} પરિણામો',
} satisfies SentencesOf<typeof paletteMessages>;
