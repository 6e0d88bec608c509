import type { loginMessages } from '../../features/login/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const login = {
  title: 'लॉग इन',
  lead: 'फिर से स्वागत है। अपने मोबाइल नंबर से लॉग इन करें।',
  mobile: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  submit: 'लॉग इन करें',
  tenDigits: 'मोबाइल नंबर में 10 अंक होने चाहिए',
  passwordNeeded: 'कृपया पासवर्ड लिखें',
  newHere: 'यहाँ नए हैं?',
  register: 'खाता बनाएँ',
  expired: 'आपका लॉग इन समाप्त हो गया है। कृपया फिर लॉग इन करें।',
  demoTitle: 'डेमो आज़माएँ',
  demoLead: 'यहाँ नमूने की जानकारी है। एक क्लिक से आप इस रूप में लॉग इन होंगे:',
  demoHead: 'संचालक',
  demoUnapproved: 'मंज़ूर नहीं',
} satisfies SentencesOf<typeof loginMessages>;
