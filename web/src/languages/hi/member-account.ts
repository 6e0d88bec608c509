import type { memberAccountMessages } from '../../components/member-account-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberAccount = {
  title: 'खाता',
  givePassword: 'अस्थायी पासवर्ड दें',
  giveTitle: 'अस्थायी पासवर्ड',
  giveLead:
    'पहले {mobile} पर फ़ोन करके पक्का करें कि आप {name} से ही बात कर रहे हैं। खाते का पासवर्ड बदल जाएगा और {name} सभी जगह से लॉगआउट हो जाएँगे।',
  give: 'पासवर्ड बदलें',
  giveFailed: 'पासवर्ड नहीं दिया गया। {error}',
  givenLead: 'यह पासवर्ड {name} को अभी बताएँ। यह केवल एक बार दिखता है और कहीं रखा नहीं जाता।',
  password: 'अस्थायी पासवर्ड',
  copyPassword: 'अस्थायी पासवर्ड',
  validUntil: 'कब तक मान्य',
  givenHint: 'लॉगिन के बाद उनसे अपना पासवर्ड चुनने को कहा जाएगा।',
  done: 'मैंने बता दिया',
} satisfies SentencesOf<typeof memberAccountMessages>;
