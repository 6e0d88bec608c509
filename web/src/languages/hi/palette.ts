import type { paletteMessages } from '../../features/palette/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const palette = {
  title: 'सब में खोजें',
  placeholder: 'नाम, कोड, मोबाइल, UTR या पेज',
  close: 'बंद करें',
  results: 'नतीजे',
  recent: 'हाल में चुने गए',
  screens: 'पेज',
  members: 'सदस्य',
  orders: 'रुई के ऑर्डर',
  payouts: 'निकासी और रिफ़ंड',
  payments: 'UTR से मिले भुगतान',
  grievances: 'शिकायतें',
  order: '{name}, {kg} किलो रुई',
  'payable.payout': '{name}, {amount} की निकासी',
  'payable.deposit-refund': '{name}, जमा राशि का {amount} का रिफ़ंड',
  'payable.plan-refund': '{name}, प्लान का {amount} का रिफ़ंड',
  bankLine: 'बैंक में: {amount}, {date}',
  sentBy: '{name} ने भेजा',
  typeMore: 'कम से कम दो अक्षर या अंक लिखें।',
  searching: 'खोज रहे हैं…',
  nothing: 'कुछ नहीं मिला। कोड, UTR और शिकायत नंबर पूरे लिखें।',
  someFailed: 'कुछ जगह खोज नहीं हो पाई। {error}',
  'found.one': '{count} नतीजा',
  'found.other': '{count} नतीजे',
} satisfies SentencesOf<typeof paletteMessages>;
