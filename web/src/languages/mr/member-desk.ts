import type { memberDeskMessages } from '../../features/member-level/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberDesk = {
  approve: 'नोंदणी मंजूर करा',
  approveQuestion: 'या सदस्यांना नक्की मंजूर करायचे आहे का?',
  approvePlan: 'प्लॅन मंजूर करा',
  approvePlanQuestion: 'ही पेमेंट मिळाली आणि तुम्ही त्यांचे पुरावे पाहिले का? एकूण {total}.',
  plan: '{plan}, {price}',
  addEarnings: 'कमाई जोडा',
  earning: 'रक्कम (रुपये)',
  earningNeeded: 'कृपया किमान ₹0.01 रक्कम लिहा, दशांशानंतर जास्तीत जास्त दोन अंक.',
  earningReason: 'कारण',
  optional: '(ऐच्छिक)',
  addEarningsLead: 'ही रक्कम लगेच {name} यांच्या कमाईत जमा होते आणि {name} यांना कळवले जाते.',
  earningsAdded: '{name} यांच्या कमाईत {amount} जोडले.',
  earningsFailed: 'कमाई जोडताना अडचण आली. कृपया पुन्हा प्रयत्न करा.',
} satisfies SentencesOf<typeof memberDeskMessages>;
