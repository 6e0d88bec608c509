import type { memberAccountMessages } from '../../components/member-account-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberAccount = {
  title: 'खाते',
  givePassword: 'तात्पुरता पासवर्ड द्या',
  giveTitle: 'तात्पुरता पासवर्ड',
  giveLead:
    'आधी {mobile} वर फोन करून तुम्ही {name} यांच्याशीच बोलत आहात याची खात्री करा. खात्याचा पासवर्ड बदलेल आणि {name} सगळीकडून लॉगआउट होतील.',
  give: 'पासवर्ड बदला',
  giveFailed: 'पासवर्ड दिला गेला नाही. {error}',
  givenLead: 'हा पासवर्ड {name} यांना आत्ताच सांगा. तो एकदाच दिसतो आणि कुठेही साठवला जात नाही.',
  password: 'तात्पुरता पासवर्ड',
  copyPassword: 'तात्पुरता पासवर्ड',
  validUntil: 'कधीपर्यंत वैध',
  givenHint: 'लॉगिननंतर त्यांना स्वतःचा पासवर्ड निवडायला सांगितले जाईल.',
  done: 'मी सांगितला आहे',
} satisfies SentencesOf<typeof memberAccountMessages>;
