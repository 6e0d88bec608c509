import type { proofViewerMessages } from '../../components/proof-viewer-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const proofViewer = {
  fit: 'આખું બતાવો',
  fullSize: '100%',
  rotate: 'જમણે ફેરવો',
  scale: '{percent}%',
  keys: 'બટન: + અને −થી મોટું-નાનું, 0થી આખું, 1થી મૂળ કદ, તીરથી ખસેડો, Rથી ફેરવો.',
  stepKeys: 'Page Up અને Page Downથી પાછલા અને આગલા ચિત્ર પર જાઓ.',
  pdfLead: 'આ અલગ ટૅબમાં ખૂલે છે, તમારા લૉગ ઇનથી અલગ, અથવા સાચવી શકાય છે.',
  save: 'સાચવો',
  previous: 'પાછલો પુરાવો',
  next: 'આગલો પુરાવો',
  position: '{total}માંથી {position}',
} satisfies SentencesOf<typeof proofViewerMessages>;
