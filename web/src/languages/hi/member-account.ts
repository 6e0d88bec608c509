import type { memberAccountMessages } from '../../components/member-account-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberAccount = {
  title: 'खाता',
  givePassword: 'अस्थायी पासवर्ड दें',
  giveTitle: 'अस्थायी पासवर्ड',
  giveLead:
    'पहले {mobile} पर फ़ोन करके पक्का करें कि आप {name} से ही बात कर रहे हैं। खाते का पासवर्ड बदल जाएगा और {name} सभी जगह से लॉग आउट हो जाएँगे।',
  give: 'पासवर्ड बदलें',
  giveFailed: 'पासवर्ड दिखाया नहीं जा सकता। {error} आप दूसरा दे सकते हैं।',
  givenLead: 'यह पासवर्ड {name} को अभी बताएँ। यह केवल एक बार दिखता है और कहीं रखा नहीं जाता।',
  password: 'अस्थायी पासवर्ड',
  copyPassword: 'अस्थायी पासवर्ड',
  validUntil: 'कब तक मान्य',
  givenHint: 'लॉग इन के बाद उनसे अपना पासवर्ड चुनने को कहा जाएगा।',
  done: 'मैंने बता दिया',
  suspend: 'निलंबित करें',
  suspendTitle: 'इस सदस्य को निलंबित करें?',
  suspendLead:
    '{name} सभी जगह से लॉग आउट हो जाएँगे और लॉग इन नहीं कर सकेंगे; निकासी रुकी रहेगी। कमीशन और कमाई जुड़ती रहेंगी। {name} को कारण बताया जाएगा।',
  suspendedNow: '{name} निलंबित हैं।',
  reinstate: 'निलंबन ख़त्म करें',
  reinstateTitle: 'निलंबन ख़त्म करें?',
  reinstateLead: '{name} फिर से लॉग इन कर सकेंगे और निकासी फिर चालू होगी। {name} को कारण बताया जाएगा।',
  reinstated: '{name} फिर से लॉग इन कर सकते हैं।',
  failed: 'यह नहीं हो सका। {error}',
  suspendedSince: '{moment} से निलंबित: {reason}',
  history: 'क्या-क्या किया गया',
  'kind.suspended': 'निलंबित',
  'kind.reinstated': 'निलंबन ख़त्म',
  'kind.temporary-password': 'अस्थायी पासवर्ड दिया',
  correctMobile: 'मोबाइल ठीक करें',
  mobileTitle: 'मोबाइल नंबर ठीक करें',
  mobileLead:
    'फ़ोन पर पक्का करें कि आप {name} से ही बात कर रहे हैं। अब से {name} नए नंबर से लॉग इन करेंगे और सभी जगह से लॉग आउट हो जाएँगे।',
  newMobile: 'नया मोबाइल नंबर',
  mobileInvalid: 'मोबाइल नंबर 10 अंकों का हो और 6, 7, 8 या 9 से शुरू हो।',
  mobileCorrected: '{name} अब {mobile} से लॉग इन करेंगे।',
  'kind.mobile-corrected': 'मोबाइल ठीक किया',
} satisfies SentencesOf<typeof memberAccountMessages>;
