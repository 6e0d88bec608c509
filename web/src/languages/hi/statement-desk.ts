import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'वापस लें',
  correctTitle: 'जमा रकम वापस लें',
  correctLead: 'जितनी रकम आप लिखेंगे उतनी एक अलग प्रविष्टि से वापस ली जाएगी। सदस्य को कारण बताया जाएगा।',
  correctAmount: 'रकम',
  correctLeft: 'ज़्यादा से ज़्यादा {left}',
  correctAmountOdd: 'कृपया ₹0.01 से {left} के बीच की रकम लिखें।',
  corrected: '{amount} वापस ले लिए गए।',
  correctFailed: 'यह नहीं हुआ। {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
