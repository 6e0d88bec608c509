import type { memberAccountMessages } from '../../components/member-account-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberAccount = {
  title: 'खाते',
  givePassword: 'तात्पुरता पासवर्ड द्या',
  giveTitle: 'तात्पुरता पासवर्ड',
  giveLead:
    'आधी {mobile} वर फोन करून तुम्ही {name} यांच्याशीच बोलत आहात याची खात्री करा. खात्याचा पासवर्ड बदलेल आणि {name} सगळीकडून लॉग आउट होतील.',
  give: 'पासवर्ड बदला',
  giveFailed: 'पासवर्ड दाखवता येत नाही. {error} तुम्ही दुसरा देऊ शकता.',
  givenLead: 'हा पासवर्ड {name} यांना आत्ताच सांगा. तो एकदाच दिसतो आणि कुठेही साठवला जात नाही.',
  password: 'तात्पुरता पासवर्ड',
  copyPassword: 'तात्पुरता पासवर्ड',
  validUntil: 'कधीपर्यंत वैध',
  givenHint: 'लॉग इन केल्यानंतर त्यांना स्वतःचा पासवर्ड निवडायला सांगितले जाईल.',
  done: 'मी सांगितला आहे',
  suspend: 'निलंबित करा',
  suspendTitle: 'या सदस्याला निलंबित करायचे?',
  suspendLead:
    '{name} सगळीकडून लॉग आउट होतील आणि लॉग इन करू शकणार नाहीत; पैसे देणे थांबेल. जमा चालू राहील. {name} यांना कारण सांगितले जाईल.',
  suspendedNow: '{name} निलंबित आहेत.',
  reinstate: 'निलंबन संपवा',
  reinstateTitle: 'निलंबन संपवायचे?',
  reinstateLead: '{name} पुन्हा लॉग इन करू शकतील आणि पैसे देणे पुन्हा सुरू होईल. {name} यांना कारण सांगितले जाईल.',
  reinstated: '{name} पुन्हा लॉग इन करू शकतात.',
  failed: 'हे होऊ शकले नाही. {error}',
  suspendedSince: '{moment} पासून निलंबित: {reason}',
  history: 'काय काय केले',
  'kind.suspended': 'निलंबित',
  'kind.reinstated': 'निलंबन संपले',
  'kind.temporary-password': 'तात्पुरता पासवर्ड दिला',
  correctMobile: 'मोबाइल दुरुस्त करा',
  mobileTitle: 'मोबाइल नंबर दुरुस्त करा',
  mobileLead:
    'तुम्ही {name} यांच्याशीच बोलत आहात याची फोनवर खात्री करा. यापुढे {name} नव्या नंबरने लॉग इन करतील आणि सगळीकडून लॉग आउट होतील.',
  newMobile: 'नवा मोबाइल नंबर',
  mobileInvalid: 'मोबाइल नंबर 10 अंकी असावा आणि 6, 7, 8 किंवा 9 ने सुरू व्हावा.',
  mobileCorrected: '{name} आता {mobile} ने लॉग इन करतील.',
  'kind.mobile-corrected': 'मोबाइल दुरुस्त केला',
} satisfies SentencesOf<typeof memberAccountMessages>;
