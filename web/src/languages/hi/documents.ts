import type { documentMessages } from '../../features/documents/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const documents = {
  title: 'इनवॉइस और रसीदें',
  lead: 'आप जो भाषा पढ़ते हैं, उसी में बनती हैं। हर एक वैसी ही रहती है।',
  list: 'आपके दस्तावेज़',
  number: 'नंबर',
  what: 'क्या है',
  amount: 'रकम',
  date: 'तारीख़',
  actions: 'फ़ाइल',
  download: 'डाउनलोड करें',
  downloadFailed: 'डाउनलोड नहीं हो सका। {error}',
  empty: 'अभी कोई दस्तावेज़ नहीं है',
  emptyHint: 'प्लान, जमा राशि या निकासी मंज़ूर होने पर यहाँ दिखेंगे।',
  'kind.invoice': 'इनवॉइस',
  'kind.credit-note': 'क्रेडिट नोट',
  'kind.deposit-receipt': 'जमा राशि की रसीद',
  'kind.deposit-refund': 'लौटाई गई जमा राशि',
  'kind.payout-advice': 'निकासी की पर्ची',
  yearly: 'सालाना स्टेटमेंट',
  yearlyLead: 'एक वित्त वर्ष (अप्रैल से मार्च) का कमीशन, निकासी और जमा राशि।',
  year: 'वित्त वर्ष',
} satisfies SentencesOf<typeof documentMessages>;
