import type { profileStepMessages } from '../../components/profile-step-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const profileSteps = {
  title: 'प्रोफ़ाइल में क्या-क्या चाहिए',
  done: '{all} में से {done} पूरे',
  isDone: 'हो गया',
  add: 'जोड़ें',
  photo: 'फ़ोटो',
  photoWhy: 'ताकि आपके स्पॉन्सर और संचालक आपको पहचान सकें।',
  contact: 'ईमेल और पता',
  contactWhy: 'आपकी किट और रुई इसी पते पर भेजी जाती है।',
  identity: 'आधार और पहचान पत्र',
  identityWhy: 'खाता मंज़ूर करने से पहले संचालक देखते हैं कि आप कौन हैं।',
  pan: 'PAN',
  panWhy: 'जब कमीशन से आयकर कटता है, तो आपके PAN पर कटता है।',
  bank: 'बैंक खाता',
  bankWhy: 'आपकी निकासी के पैसे इसी में आते हैं।',
  completeTitle: 'आपकी प्रोफ़ाइल पूरी है',
  complete: 'अब संचालक आपका खाता देखेंगे। मंज़ूरी के बाद आपका डैशबोर्ड खुल जाएगा।',
} satisfies SentencesOf<typeof profileStepMessages>;
