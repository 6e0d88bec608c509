import type { Glossary } from '../glossary.js';

export const glossary: Glossary = [
  { say: 'काप', never: ['कपाशी'] },
  { say: 'संचालक', never: ['प्रमुख'], of: /\bhead\b/i },
  // पेमेंट is a payment by a member.
  { say: 'काढ', never: ['पेआउट', 'पेमेंट'], of: /payout/i, unless: /\bpay(s|ment|ments)?\b/i },
  { say: 'शिल्लक', never: ['बॅलन्स'] },
  { say: 'खाते उतारा', never: ['विवरण'], of: /statement/i },
  { say: 'मजुरी', never: ['बनवणी शुल्क'], of: /making charge/i },
  { say: 'ट्री', never: ['वृक्ष'] },
  { say: 'फिल्टर', never: ['गाळणी'] },
  { say: 'सूचना', never: ['बातम'] },
  { say: 'एन्क्रिप्ट', never: ['गुप्त लिपी'] },
  { say: 'होम', never: ['मुख्यपान'] },
  { say: 'प्रशिक्षण', never: [' शिक्षणासह', 'आणि शिक्षण'], of: /training/i },
  { say: 'स्पॉन्सर', never: ['प्रायोजक'], of: /sponsor/i },
  { say: 'इथे', never: ['येथे'] },
];
