import type { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkey = {
  logIn: 'पासकीने लॉग इन करा',
  use: 'पासकी वापरा',
  notUsed: 'कोणतीही पासकी वापरली नाही; काहीही बदलले नाही.',
  failed: 'या ब्राउझरला इथे पासकी वापरता आली नाही. कृपया पासवर्ड वापरा.',
  takenHere: 'या डिव्हाइसवर तुमच्या खात्याची पासकी आधीच आहे.',
} satisfies SentencesOf<typeof passkeyMessages>;
