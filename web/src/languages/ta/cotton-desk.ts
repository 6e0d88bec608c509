import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'பார்',
  details: 'ஆர்டர் விவரம்',
  order: '{name}, {kg} கிலோ',
  openPage: 'ஆர்டரின் பக்கத்தைத் திற',
  sendTitle: 'அனுப்பியதாகக் குறி',
  sendLead: '{name} அவர்களுக்கு {kg} கிலோ. பார்சல் எண் உறுப்பினருக்குத் தெரிவிக்கப்படும்.',
  parcel: 'பார்சல் எண்',
  parcelHint: 'அனுப்பும் நிறுவனத்தின் பெயருடன், “{example}” போல.',
  parcelNeeded: 'பார்சல் எண்ணை உள்ளிடவும்.',
  sendDone: 'அனுப்பியதாகக் குறிக்கப்பட்டது. அறிவிப்பு அனுப்பப்பட்டது.',
  sendFailed: 'ஆர்டரை அனுப்பியதாகக் குறிக்க முடியவில்லை.',
  parcelCorrected: 'பார்சல் எண் திருத்தப்பட்டது. அறிவிப்பு அனுப்பப்பட்டது.',
  parcelNotCorrected: 'பார்சல் எண்ணைத் திருத்த முடியவில்லை.',
  deliverQuestion: 'இந்த ஆர்டர்கள் உறுப்பினர்களுக்குச் சேர்ந்தனவா?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
