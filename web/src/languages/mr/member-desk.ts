import type { memberDeskMessages } from '../../features/member-admin/desk-messages.js';
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
  releaseUtr: 'UTR नंबर मोकळा करा',
  releaseLead:
    'UTR नंबर ज्या खात्याने आधी पाठवला त्याचाच असतो. चुकून पाठवलेला नंबर मोकळा करा, म्हणजे ज्यांनी खरोखर पैसे दिले ते तो पाठवू शकतील.',
  utr: 'UTR नंबर',
  utrNeeded: 'UTR नंबरमध्ये 12 अंक असतात.',
  lookUp: 'शोधा',
  sentBy: 'पाठवणारे',
  stands: 'कशासाठी',
  'stands.nothing': 'कशासाठीच नाही; तो मोकळा करता येईल',
  'stands.request': 'प्रलंबित प्लॅन विनंती: आधी तिचा निर्णय घ्या',
  'stands.order': 'कापसाची ऑर्डर: चुकीची असेल तर आधी ती नाकारा',
  'stands.sale': 'एक विक्री, कायमसाठी',
  release: 'मोकळा करा',
  released: 'UTR नंबर {utr} पुन्हा मोकळा आहे.',
  reasonNeeded: 'कृपया कारण लिहा.',
} satisfies SentencesOf<typeof memberDeskMessages>;
