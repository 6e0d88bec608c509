import type { clientErrorMessages } from '../../lib/api/client-error-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const clientErrors = {
  unreachable: 'सर्वर से संपर्क नहीं हो पा रहा। कृपया थोड़ी देर में फिर कोशिश करें।',
  offline: 'लगता है आपका इंटरनेट बंद है। कृपया कनेक्शन देखें और फिर कोशिश करें।',
  unreadable: 'सर्वर का जवाब समझ में नहीं आया। कृपया फिर कोशिश करें।',
  unavailable: 'यह सेवा अभी उपलब्ध नहीं है। कृपया फिर कोशिश करें।',
  tooMany: 'बहुत बार कोशिश हुई। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  passwordNotGiven: 'कुछ नहीं बदला: इसके लिए आपका पासवर्ड चाहिए।',
  silent: 'समय पर कोई जवाब नहीं आया। कृपया कनेक्शन देखें और फिर कोशिश करें।',
  unknown: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
} satisfies SentencesOf<typeof clientErrorMessages>;
