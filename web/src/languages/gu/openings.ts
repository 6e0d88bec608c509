import type { openingMessages } from '../../features/account/opening-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const openings = {
  title: 'તમારા દસ્તાવેજો કોણે જોયા',
  lead: 'તમારા સિવાય જેણે તમારા નંબર કે સ્કૅન જોયા, તે અહીં નોંધાયેલું છે.',
  'numbers-revealed': 'દસ્તાવેજોના નંબર જોયા',
  'bank-details-revealed': 'ઉપાડ માટે બૅંકની વિગતો જોઈ',
  'scan-opened': 'દસ્તાવેજનું સ્કૅન ખોલ્યું',
  'temporary-password-given': 'કામચલાઉ પાસવર્ડ આપ્યો, અને તમારા નામે લૉગ ઇન કરી શકતા હતા',
  by: '{name}, {date}',
  byAsOwner: 'તમે અથવા {name}, {name}એ આપેલા પાસવર્ડથી, {date}',
  others: 'આ લૉગ ઇન આમણે પણ વાપર્યું હોઈ શકે: {names}',
  head: 'મુખ્ય',
  member: 'સભ્ય',
  staff: 'કાર્યાલય',
  other: 'સિસ્ટમ',
  none: 'હજી સુધી કોઈએ નહીં.',
} satisfies SentencesOf<typeof openingMessages>;
