import type { loginMessages } from '../../features/login/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const login = {
  title: 'लॉग इन',
  lead: 'पुन्हा स्वागत आहे. तुमच्या मोबाइल नंबरने लॉग इन करा.',
  mobile: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  submit: 'लॉग इन करा',
  back: 'मागे',
  codeLead: 'तुमच्या खात्याचे रक्षण ऑथेंटिकेटर अॅपही करते.',
  tenDigits: 'मोबाइल नंबरमध्ये 10 अंक असायला हवेत',
  passwordNeeded: 'कृपया पासवर्ड लिहा',
  newHere: 'इथे नवीन आहात?',
  register: 'खाते उघडा',
  forgot: 'पासवर्ड विसरलात?',
  forgotTitle: 'पासवर्ड विसरलात?',
  forgotLead: 'तुम्ही ज्या मोबाइल नंबरने लॉग इन करता तो सांगा. आम्ही त्याच नंबरवर फोन करून तुम्हाला तात्पुरता पासवर्ड देऊ.',
  forgotSubmit: 'फोन करायला सांगा',
  forgotSent:
    'धन्यवाद. हा नंबर नोंदलेला असेल, तर कार्यालय तुम्हाला याच नंबरवर फोन करेल. आम्ही कधीही जुना पासवर्ड, OTP किंवा PIN विचारत नाही.',
  backToLogin: 'लॉग इनकडे परत',
  suspendedFor: 'कारण: {reason}',
  expired: 'तुमचे लॉग इन संपले आहे. कृपया पुन्हा लॉग इन करा.',
  demoTitle: 'डेमो वापरून पाहा',
  demoLead: 'इथे नमुन्याची माहिती आहे. एका क्लिकने तुम्ही या नावाने लॉग इन व्हाल:',
  demoHead: 'संचालक',
  demoUnapproved: 'नवा सदस्य (मंजुरी बाकी)',
} satisfies SentencesOf<typeof loginMessages>;
