import type { sharedNumberMessages } from '../../components/shared-number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sharedNumbers = {
  title: 'दुसऱ्या खात्यातही वापरला आहे',
  lead: 'अनेक खाती एकाच व्यक्तीची असू शकतात. निर्णय घेण्याआधी पडताळून पाहा.',
  adharNo: 'आधार {number}',
  panCardNo: 'पॅन {number}',
  bankAccountNo: 'बँक खाते {number}',
  mobile: 'शेवटी {number} असलेला मोबाइल',
  owed: 'बंद करताना {amount} देणे बाकी होते',
  more: 'आणखी {count}',
  deleted: 'हटवलेली नोंदणी',
  head: 'कंपनी',
  looking: 'क्रमांक इतर खात्यांशी पडताळत आहोत…',
  failed: 'क्रमांक इतर खात्यांशी पडताळता आले नाहीत. {error}',
  again: 'पुन्हा प्रयत्न करा',
  badge: 'समान क्रमांक',
} satisfies SentencesOf<typeof sharedNumberMessages>;
