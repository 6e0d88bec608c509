import type { memberAccountMessages } from '../../components/member-account-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberAccount = {
  title: 'கணக்கு',
  givePassword: 'தற்காலிகக் கடவுச்சொல் வழங்கு',
  giveTitle: 'தற்காலிகக் கடவுச்சொல்',
  giveLead:
    'முதலில் {mobile} எண்ணை அழைத்து, {name} அவர்களிடம்தான் பேசுகிறீர்கள் என்பதை உறுதிசெய்யுங்கள். கணக்கின் கடவுச்சொல் மாற்றப்படும்; {name} எல்லா இடங்களிலும் வெளியேற்றப்படுவார்.',
  give: 'கடவுச்சொல்லை மாற்று',
  giveFailed: 'கடவுச்சொல் வழங்கப்படவில்லை. {error}',
  givenLead: 'இந்தக் கடவுச்சொல்லை {name} அவர்களிடம் இப்போதே சொல்லுங்கள். இது ஒரு முறை மட்டுமே காட்டப்படும்; எங்கும் சேமிக்கப்படாது.',
  password: 'தற்காலிகக் கடவுச்சொல்',
  copyPassword: 'தற்காலிகக் கடவுச்சொல்',
  validUntil: 'எதுவரை செல்லும்',
  givenHint: 'உள்நுழைந்த பிறகு சொந்தக் கடவுச்சொல்லைத் தேர்வு செய்யும்படி கேட்கப்படும்.',
  done: 'சொல்லிவிட்டேன்',
  suspend: 'இடைநிறுத்து',
  suspendTitle: 'இந்த உறுப்பினரை இடைநிறுத்தவா?',
  suspendLead:
    '{name} எல்லா இடங்களிலும் வெளியேற்றப்படுவார்; உள்நுழைய முடியாது; பணம் வழங்குவது நிறுத்தப்படும். வரவுகள் தொடரும். {name} அவர்களுக்குக் காரணம் தெரிவிக்கப்படும்.',
  suspendedNow: '{name} இடைநிறுத்தப்பட்டுள்ளார்.',
  reinstate: 'இடைநிறுத்தத்தை முடி',
  reinstateTitle: 'இடைநிறுத்தத்தை முடிக்கவா?',
  reinstateLead: '{name} மீண்டும் உள்நுழையலாம்; பணம் வழங்குவதும் மீண்டும் தொடங்கும். {name} அவர்களுக்குக் காரணம் தெரிவிக்கப்படும்.',
  reinstated: '{name} மீண்டும் உள்நுழையலாம்.',
  failed: 'இதைச் செய்ய முடியவில்லை. {error}',
  suspendedSince: '{moment} முதல் இடைநிறுத்தம்: {reason}',
  history: 'செய்யப்பட்டவை',
  'kind.suspended': 'இடைநிறுத்தப்பட்டது',
  'kind.reinstated': 'இடைநிறுத்தம் முடிந்தது',
  'kind.temporary-password': 'தற்காலிகக் கடவுச்சொல் வழங்கப்பட்டது',
} satisfies SentencesOf<typeof memberAccountMessages>;
