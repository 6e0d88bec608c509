import type { shareCardMessages } from '../../features/dashboard/share-card/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const shareCard = {
  title: 'பகிர ஒரு படம்',
  lead: 'இதை WhatsApp இல் அனுப்பவும் அல்லது ஸ்டேட்டஸாக வைக்கவும். இதில் உங்கள் குறியீடும், QR குறியீட்டில் உங்கள் இணைப்பும் உள்ளன.',
  kit: 'கிட்',
  send: 'படத்தைப் பகிர்',
  save: 'படத்தைச் சேமி',
  close: 'மூடு',
  headline: 'வீட்டிலேயே பூஜைக்கான பஞ்சுத் திரிகள் செய்யுங்கள்',
  inKit: '{plan} கிட்டில்',
  scan: 'ஸ்கேன் செய்யவும், அல்லது என் குறியீட்டில் பதிவு செய்யவும்',
} satisfies SentencesOf<typeof shareCardMessages>;
