import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'परत घ्या',
  correctTitle: 'जमा रक्कम परत घ्या',
  correctLead: '{amount} ही जमा रक्कम वेगळ्या नोंदीने परत घेतली जाईल. सदस्याला कारण कळवले जाईल.',
  corrected: '{amount} परत घेतले.',
  correctFailed: 'हे झाले नाही. {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
