import type { documentMessages } from '../../features/documents/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const documents = {
  title: 'बीजके आणि पावत्या',
  lead: 'तुम्ही वाचता त्या भाषेत तयार होतात. प्रत्येक तशीच राहते.',
  list: 'तुमची कागदपत्रे',
  number: 'क्रमांक',
  what: 'काय आहे',
  amount: 'रक्कम',
  date: 'तारीख',
  actions: 'फाइल',
  download: 'डाउनलोड करा',
  downloadFailed: 'डाउनलोड झाले नाही. {error}',
  empty: 'अजून कागदपत्रे नाहीत',
  emptyHint: 'प्लॅन, अनामत किंवा काढलेले पैसे मंजूर झाल्यावर इथे दिसतील.',
  'kind.invoice': 'बीजक',
  'kind.credit-note': 'क्रेडिट नोट',
  'kind.deposit-receipt': 'अनामतीची पावती',
  'kind.deposit-refund': 'परत केलेली अनामत',
  'kind.payout-advice': 'काढलेल्या पैशांची सूचना',
  yearly: 'वार्षिक खाते उतारा',
  yearlyLead: 'एका आर्थिक वर्षाचे (एप्रिल ते मार्च) कमिशन, काढलेले पैसे आणि अनामत.',
  year: 'आर्थिक वर्ष',
} satisfies SentencesOf<typeof documentMessages>;
