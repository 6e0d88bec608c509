import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'वापस लें',
  correctTitle: 'क्रेडिट वापस लें',
  correctLead: 'जितनी रकम आप लिखेंगे उतना क्रेडिट एक अलग एंट्री से वापस लिया जाएगा। सदस्य को कारण दिखेगा।',
  correctAmount: 'रकम',
  correctLeft: 'ज़्यादा से ज़्यादा {left}',
  correctAmountOdd: 'कृपया ₹0.01 से {left} के बीच की रकम लिखें।',
  corrected: '{amount} का क्रेडिट वापस लिया गया।',
  correctFailed: 'यह नहीं हुआ। {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
