import type { creditMessages } from '../../features/notifications/credits/credit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const credits = {
  credited: '{amount} आए',
  several: '{count} बार की रकम एक साथ',
  openWallet: 'वॉलेट खोलें',
  close: 'बंद करें',
  listen: 'सुनें',
  ask: 'क्या आगे से आई हुई रकम बोलकर बताई जाए?',
  yes: 'हाँ, बोलकर बताएँ',
  no: 'नहीं',
  noVoice:
    'इस डिवाइस में {language} की आवाज़ नहीं है, इसलिए कुछ बोला नहीं जाएगा। डिवाइस की “टेक्स्ट टू स्पीच” सेटिंग में आवाज़ जोड़ी जा सकती है।',
  title: 'रकम बोलकर बताना',
  lead: 'दीपम खुला हो और पैसे आएँ, तो रकम आपकी भाषा में बोली जाती है। आसपास के लोग भी सुन सकते हैं।',
  switch: 'आई हुई रकम बोलकर बताएँ',
  example: 'नमूना सुनें',
} satisfies SentencesOf<typeof creditMessages>;
