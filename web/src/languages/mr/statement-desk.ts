import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'परत घ्या',
  correctTitle: 'जमा रक्कम परत घ्या',
  correctLead: 'तुम्ही लिहाल तेवढी रक्कम वेगळ्या नोंदीने परत घेतली जाईल. सदस्याला कारण कळवले जाईल.',
  correctAmount: 'रक्कम',
  correctLeft: 'जास्तीत जास्त {left}',
  correctAmountOdd: 'कृपया ₹0.01 ते {left} मधली रक्कम लिहा.',
  corrected: '{amount} परत घेतले.',
  correctFailed: 'हे झाले नाही. {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
