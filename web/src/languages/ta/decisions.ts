import type { decisionMessages } from '../../components/decision-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const decisions = {
  moment: '{date}, {name} மூலம்',
  named: '{what}: {date}, {name} மூலம்',
  asked: '{what}: {date}',
  by: '{name} மூலம்',
  company: 'நிறுவனம்',
  approval: 'ஒப்புதல்',
  planApproval: 'திட்டத்திற்கு ஒப்புதல்',
  planRejection: '{plan} திட்டம் நிராகரிப்பு',
} satisfies SentencesOf<typeof decisionMessages>;
