import type { openingMessages } from '../../features/account/opening-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const openings = {
  title: 'आपके दस्तावेज़ किसने देखे',
  lead: 'आपके अलावा जिसने भी आपके नंबर या स्कैन देखे, वह यहाँ दर्ज है।',
  'numbers-revealed': 'दस्तावेज़ों के नंबर देखे',
  'bank-details-revealed': 'निकासी के लिए बैंक विवरण देखे',
  'scan-opened': 'दस्तावेज़ का स्कैन खोला',
  'temporary-password-given': 'अस्थायी पासवर्ड दिया, और आपके नाम से लॉग इन कर सकते थे',
  by: '{name}, {date}',
  byAsOwner: 'आपने या {name} ने, {name} के दिए पासवर्ड से, {date}',
  others: 'यह लॉग इन इन्होंने भी इस्तेमाल किया हो सकता है: {names}',
  head: 'संचालक',
  member: 'सदस्य',
  staff: 'कार्यालय',
  other: 'सिस्टम',
  none: 'अभी तक किसी ने नहीं।',
} satisfies SentencesOf<typeof openingMessages>;
