import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'पाहा',
  details: 'ऑर्डरची माहिती',
  order: '{name}, {kg} किलो',
  deliverQuestion: 'या ऑर्डर सदस्यांपर्यंत पोहोचल्या का?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
