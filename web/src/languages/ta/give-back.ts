import type { giveBackMessages } from '../../features/plans/give-back-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const giveBack = {
  title: 'மனம் மாறியதா?',
  lead: '{date} வரை {plan} திட்டத்தைத் திருப்பித் தந்து {amount} திரும்பப் பெறலாம்.',
  button: 'இந்தத் திட்டத்தை ரத்து செய்',
  dialogTitle: 'இந்தத் திட்டத்தை ரத்து செய்து பணத்தைத் திரும்பப் பெறுங்கள்',
  dialogLead:
    'நிர்வாகி உங்கள் கோரிக்கையைப் பார்ப்பார். ஏற்றால், உங்களுக்கு மீண்டும் {plan} திட்டம் இருக்கும்; {amount} UPI அல்லது வங்கி மூலம் திருப்பித் தரப்படும்.',
  dialogLeadNone:
    'நிர்வாகி உங்கள் கோரிக்கையைப் பார்ப்பார். ஏற்றால், உங்களுக்குத் திட்டம் இருக்காது; {amount} UPI அல்லது வங்கி மூலம் திருப்பித் தரப்படும்.',
  reason: 'காரணம்',
  optional: '(விரும்பினால்)',
  send: 'கோரிக்கையை அனுப்பு',
  sent: 'உங்கள் கோரிக்கை அனுப்பப்பட்டது. நிர்வாகி அதைப் பார்ப்பார்.',
  failed: 'அனுப்ப முடியவில்லை. {error}',
  waiting: '{date} அன்று {plan} திட்டத்தைத் திருப்பித் தரக் கேட்டீர்கள். நிர்வாகி அதைப் பார்க்கிறார்.',
  withdraw: 'என் திட்டம் தொடரட்டும்',
  withdrawn: 'உங்கள் திட்டம் தொடரும்.',
  withdrawFailed: 'திரும்பப் பெற முடியவில்லை. {error}',
  refused: '{plan} திட்டத்தைத் திருப்பித் தரும் உங்கள் கோரிக்கை நிராகரிக்கப்பட்டது: {reason}',
  reversed: 'உங்கள் {plan} திட்டம் {date} அன்று திரும்ப எடுக்கப்பட்டது.',
  refundComing: '{amount} உங்களுக்கு UPI அல்லது வங்கி மூலம் திருப்பித் தரப்படும்.',
  refunded: '{amount} உங்களுக்கு {day} அன்று திருப்பித் தரப்பட்டது{utr}.',
} satisfies SentencesOf<typeof giveBackMessages>;
