import type { numberMessages } from '../../components/number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const numbers = {
  adharNo: 'ஆதார் எண்',
  panCardNo: 'PAN அட்டை எண்',
  bankAccountNo: 'வங்கிக் கணக்கு எண்',
  ifscCode: 'IFSC குறியீடு',
  bankHolder: 'வங்கியில் உள்ள பெயர்',
  notGiven: 'கொடுக்கவில்லை',
  showNumbers: 'எண்களைக் காட்டு',
  hideNumbers: 'எண்களை மறை',
  heldUntil:
    'இந்தக் கணக்கின் கடவுச்சொல்லை வேறொருவர் அளித்தார். {date} வரை எண்களும் ஸ்கேன்களும் மறைந்திருக்கும், மாற்ற முடியாது, பணம் எடுப்பதும் நிறுத்தி வைக்கப்படும். கடவுச்சொல்லை நீங்கள் கேட்கவில்லை என்றால், உடனே எங்களை அழையுங்கள்.',
  numbersFailed: 'எண்களைக் காட்ட முடியவில்லை. {error}',
  idProof: 'அடையாள அட்டையின் ஸ்கேன்',
  panidProof: 'PAN அட்டையின் ஸ்கேன்',
  openScan: 'திற',
  title: 'ஆவணங்களும் வங்கியும்',
  recorded: 'இந்த எண்கள் ஒவ்வொரு முறை பார்க்கப்படும்போதும் பதிவு செய்யப்படுகிறது.',
} satisfies SentencesOf<typeof numberMessages>;
