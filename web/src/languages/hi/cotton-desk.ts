import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'देखें',
  details: 'ऑर्डर की जानकारी',
  order: '{name}, {kg} किलो',
  deliverQuestion: 'क्या ये ऑर्डर सदस्यों तक पहुँच गए?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
