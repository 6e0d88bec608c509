import type { shareCardMessages } from '../../features/dashboard/share-card/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const shareCard = {
  title: 'મોકલવા માટે ચિત્ર',
  lead: 'તેને WhatsApp પર મોકલો અથવા સ્ટેટસમાં મૂકો. તેમાં તમારો કોડ છે, અને QR કોડમાં તમારી લિંક.',
  kit: 'કિટ',
  send: 'ચિત્ર મોકલો',
  save: 'ચિત્ર સેવ કરો',
  close: 'બંધ કરો',
  headline: 'ઘેર બેઠાં પૂજાની રૂની દિવેટ બનાવો',
  inKit: '{plan} કિટમાં',
  scan: 'સ્કૅન કરો, અથવા મારા કોડથી નોંધણી કરો',
} satisfies SentencesOf<typeof shareCardMessages>;
