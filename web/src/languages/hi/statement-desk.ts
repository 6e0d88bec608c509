import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'वापस लें',
  correctTitle: 'जमा रकम वापस लें',
  correctLead: '{amount} की जमा रकम एक अलग प्रविष्टि से वापस ली जाएगी। सदस्य को कारण बताया जाएगा।',
  corrected: '{amount} वापस ले लिए गए।',
  correctFailed: 'यह नहीं हुआ। {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
