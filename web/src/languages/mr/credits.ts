import type { creditMessages } from '../../features/notifications/credits/credit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const credits = {
  credited: '{amount} आले',
  several: '{count} वेळा आलेले पैसे एकत्र',
  openWallet: 'वॉलेट उघडा',
  close: 'बंद करा',
  listen: 'ऐका',
  ask: 'यापुढे आलेली रक्कम बोलून सांगायची का?',
  yes: 'हो, बोलून सांगा',
  no: 'नको',
  noVoice:
    'या डिव्हाइसवर {language} आवाज नाही, त्यामुळे काही बोलले जाणार नाही. डिव्हाइसच्या “टेक्स्ट टू स्पीच” सेटिंगमध्ये आवाज जोडता येतो.',
  title: 'रक्कम बोलून सांगणे',
  lead: 'दीपम उघडे असताना पैसे आले की रक्कम तुमच्या भाषेत बोलली जाते. जवळच्या लोकांनाही ती ऐकू येते.',
  switch: 'आलेली रक्कम बोलून सांगा',
  example: 'नमुना ऐका',
} satisfies SentencesOf<typeof creditMessages>;
