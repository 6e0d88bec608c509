import type { addressMessages } from '../../features/cotton/address-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonAddress = {
  open: 'முகவரியை நிரப்பு',
  pin: 'பின்கோடு',
  pinNeeded: 'பின்கோட்டின் ஆறு இலக்கங்களை உள்ளிடவும்.',
  pinUnknown: 'இந்தப் பின்கோடு எங்கள் பட்டியலில் இல்லை. மாவட்டத்தையும் மாநிலத்தையும் உள்ளிடவும்.',
  pinState: 'பின்கோட்டிலிருந்து மாநிலம் நிரப்பப்பட்டது. மாவட்டத்தை உள்ளிடவும்.',
  pinFilled: 'பின்கோட்டிலிருந்து நிரப்பப்பட்டது. ஒப்பிட்டுப் பார்க்கவும்.',
  house: 'வீடு, தெரு',
  houseNeeded: 'வீட்டையும் தெருவையும் உள்ளிடவும்.',
  town: 'ஊர்',
  townNeeded: 'ஊரை உள்ளிடவும்.',
  district: 'மாவட்டம்',
  districtNeeded: 'மாவட்டத்தை உள்ளிடவும்.',
  state: 'மாநிலம்',
  stateNeeded: 'மாநிலத்தைத் தேர்ந்தெடுக்கவும்.',
  chooseState: 'தேர்ந்தெடுக்கவும்',
  use: 'இந்த முகவரியைப் பயன்படுத்து',
} satisfies SentencesOf<typeof addressMessages>;
