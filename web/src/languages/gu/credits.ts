import type { creditMessages } from '../../features/notifications/credits/credit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const credits = {
  credited: '{amount} આવ્યા',
  several: '{count} વાર આવેલી રકમ એકસાથે',
  openWallet: 'વૉલેટ ખોલો',
  close: 'બંધ કરો',
  listen: 'સાંભળો',
  ask: 'હવેથી આવેલી રકમ બોલીને જણાવીએ?',
  yes: 'હા, બોલીને જણાવો',
  no: 'ના',
  noVoice: 'આ ડિવાઇસમાં {language} અવાજ નથી, એટલે કંઈ બોલાશે નહીં. ડિવાઇસના “ટેક્સ્ટ ટુ સ્પીચ” સેટિંગમાં અવાજ ઉમેરી શકાય છે.',
  title: 'રકમ બોલીને જણાવવી',
  lead: 'દીપમ ખુલ્લું હોય અને પૈસા આવે ત્યારે રકમ તમારી ભાષામાં બોલાય છે. આસપાસના લોકો પણ સાંભળી શકે છે.',
  switch: 'આવેલી રકમ બોલીને જણાવો',
  example: 'નમૂનો સાંભળો',
} satisfies SentencesOf<typeof creditMessages>;
