import type { memberPageMessages } from '../../features/member-page/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberPage = {
  title: 'सदस्य',
  parts: 'इस पेज के हिस्से',
  'part.timeline': 'क्या-क्या हुआ',
  'part.plans': 'प्लान',
  'part.ledger': 'खाता स्टेटमेंट',
  'part.orders': 'रुई के ऑर्डर',
  'part.payouts': 'निकासी',
  'part.grievances': 'शिकायतें',
  nobodyTitle: 'ऐसा कोई सदस्य नहीं',
  nobody: 'इस पते पर कोई सदस्य नहीं है। जो रजिस्ट्रेशन हटा दिया गया, वह अब नहीं मिलता।',
  toMembers: 'सभी सदस्य',
  noProfileTitle: 'प्रोफ़ाइल',
  noProfile: 'आपकी भूमिका में सदस्यों की प्रोफ़ाइल नहीं है। काम के लिए ज़रूरी हो, तो संचालक से कहें।',
} satisfies SentencesOf<typeof memberPageMessages>;
