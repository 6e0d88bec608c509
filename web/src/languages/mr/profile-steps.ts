import type { profileStepMessages } from '../../components/profile-step-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const profileSteps = {
  title: 'प्रोफाइलमध्ये काय काय हवे',
  done: '{all} पैकी {done} पूर्ण',
  isDone: 'झाले',
  add: 'जोडा',
  photo: 'फोटो',
  photoWhy: 'म्हणजे तुमचे स्पॉन्सर आणि संचालक तुम्हाला ओळखतील.',
  contact: 'ईमेल आणि पत्ता',
  contactWhy: 'तुमचे किट आणि कापूस याच पत्त्यावर पाठवला जातो.',
  identity: 'आधार आणि ओळखपत्र',
  identityWhy: 'खाते मंजूर करण्याआधी संचालक तुमची ओळख तपासतात.',
  pan: 'PAN',
  panWhy: 'कमिशनमधून आयकर कापला जातो तेव्हा तो तुमच्या PAN वर कापला जातो.',
  bank: 'बँक खाते',
  bankWhy: 'तुमचे पैसे यात पाठवले जातात.',
  completeTitle: 'तुमची प्रोफाइल पूर्ण आहे',
  complete: 'आता संचालक तुमचे खाते पाहतील. मंजुरीनंतर तुमचा डॅशबोर्ड उघडेल.',
} satisfies SentencesOf<typeof profileStepMessages>;
