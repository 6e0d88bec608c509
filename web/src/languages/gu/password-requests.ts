import type { passwordRequestMessages } from '../../features/password-requests/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passwordRequests = {
  title: 'પાસવર્ડની વિનંતીઓ',
  lead: 'આ સભ્યો પાસવર્ડ ભૂલી ગયા છે. કંઈ પણ કરતા પહેલાં અહીં બતાવેલા નંબર પર જ ફોન કરો, બીજા પર નહીં.',
  name: 'નામ',
  mobile: 'મોબાઇલ',
  since: 'ક્યારથી રાહમાં',
  lastAsked: 'છેલ્લે માગ્યું',
  times: 'કેટલી વાર માગ્યું',
  'timesAsked.one': '{count} વાર',
  'timesAsked.other': '{count} વાર',
  actions: 'ક્રિયા',
  give: 'પાસવર્ડ આપો',
  dismiss: 'બંધ કરો',
  dismissTitle: 'આ વિનંતી બંધ કરવી?',
  dismissLead: '{name}ને નવો પાસવર્ડ નહીં મળે અને કારણ જણાવાશે. પાસવર્ડ એ જ રહેશે.',
  dismissed: '{name}ની વિનંતી બંધ થઈ.',
  failed: 'વિનંતી બંધ થઈ શકી નહીં. {error}',
  empty: 'કોઈ પાસવર્ડની રાહ જોતું નથી',
  emptyHint: 'કોઈ સભ્ય પાસવર્ડ ભૂલીને નવો માગે ત્યારે અહીં દેખાય છે.',
} satisfies SentencesOf<typeof passwordRequestMessages>;
