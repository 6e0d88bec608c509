import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'જુઓ',
  details: 'ઑર્ડરની વિગત',
  order: '{name}, {kg} કિલો',
  deliverQuestion: 'શું આ ઑર્ડર સભ્યો સુધી પહોંચ્યા?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
