import type { loginMessages } from '../../features/login/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const login = {
  title: 'लॉग इन',
  lead: 'फिर से स्वागत है। अपने मोबाइल नंबर से लॉग इन करें।',
  mobile: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  submit: 'लॉग इन करें',
  back: 'वापस',
  codeLead: 'आपके खाते की सुरक्षा ऑथेंटिकेटर ऐप से भी होती है।',
  tenDigits: 'मोबाइल नंबर में 10 अंक होने चाहिए',
  passwordNeeded: 'कृपया पासवर्ड लिखें',
  newHere: 'यहाँ नए हैं?',
  register: 'खाता बनाएँ',
  forgot: 'पासवर्ड भूल गए?',
  forgotTitle: 'पासवर्ड भूल गए?',
  forgotLead: 'वह मोबाइल नंबर बताएँ जिससे आप लॉग इन करते हैं। हम उसी नंबर पर फ़ोन करके आपको अस्थायी पासवर्ड देंगे।',
  forgotSubmit: 'फ़ोन करने को कहें',
  forgotSent:
    'धन्यवाद। अगर यह नंबर दर्ज है, तो कार्यालय आपको इसी नंबर पर फ़ोन करेगा। हम कभी आपका पुराना पासवर्ड, OTP या PIN नहीं पूछते।',
  backToLogin: 'लॉग इन पर वापस',
  suspendedFor: 'कारण: {reason}',
  expired: 'आपका लॉग इन समाप्त हो गया है। कृपया फिर लॉग इन करें।',
  demoTitle: 'डेमो आज़माएँ',
  demoLead: 'यहाँ नमूने की जानकारी है। एक क्लिक से आप इस रूप में लॉग इन होंगे:',
  demoHead: 'संचालक',
  demoUnapproved: 'नया सदस्य (मंज़ूरी बाक़ी)',
} satisfies SentencesOf<typeof loginMessages>;
