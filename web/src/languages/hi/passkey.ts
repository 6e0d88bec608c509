import type { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkey = {
  logIn: 'पासकी से लॉग इन करें',
  use: 'पासकी इस्तेमाल करें',
  notUsed: 'कोई पासकी इस्तेमाल नहीं हुई; कुछ नहीं बदला।',
  failed: 'यह ब्राउज़र यहाँ पासकी इस्तेमाल नहीं कर सका। कृपया पासवर्ड इस्तेमाल करें।',
  takenHere: 'इस डिवाइस में आपके खाते की पासकी पहले से है।',
} satisfies SentencesOf<typeof passkeyMessages>;
