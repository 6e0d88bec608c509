import type { statementDeskMessages } from '../../features/statement/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const statementDesk = {
  correct: 'திரும்பப் பெறு',
  correctTitle: 'வரவைத் திரும்பப் பெறுதல்',
  correctLead: 'நீங்கள் எழுதும் தொகை தனிப் பதிவால் திரும்பப் பெறப்படும். காரணம் உறுப்பினருக்கு அறிவிக்கப்படும்.',
  correctAmount: 'தொகை',
  correctLeft: 'அதிகபட்சம் {left}',
  correctAmountOdd: '₹0.01 முதல் {left} வரை ஒரு தொகையை உள்ளிடவும்.',
  corrected: '{amount} திரும்பப் பெறப்பட்டது.',
  correctFailed: 'இது நடக்கவில்லை. {error}',
} satisfies SentencesOf<typeof statementDeskMessages>;
