import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'பார்',
  details: 'ஆர்டர் விவரம்',
  order: '{name}, {kg} கிலோ',
  deliverQuestion: 'இந்த ஆர்டர்கள் உறுப்பினர்களுக்குச் சேர்ந்தனவா?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
