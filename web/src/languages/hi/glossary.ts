import type { Glossary } from '../glossary.js';

export const glossary: Glossary = [
  // कपास is the raw crop; members get it cleaned.
  { say: 'रुई', never: ['कपास'] },
  { say: 'संचालक', never: ['प्रमुख', 'मुखिया', 'हेड'] },
  // भुगतान is a payment by a member.
  { say: 'निकासी', never: ['भुगतान', 'पेआउट'], of: /payout/i, unless: /\bpay(s|ment|ments)?\b/i },
  { say: 'ट्री', never: ['वृक्ष'] },
  { say: 'एंट्री', never: ['प्रविष्टि'] },
  { say: 'सेव', never: ['सहेज'] },
  { say: 'फ़ैसला', never: ['निर्णय'] },
  { say: 'एन्क्रिप्ट', never: ['कूट भाषा', 'गुप्त लिपि'] },
  { say: 'सूचना', never: ['समाचार'] },
  // ट्रेनिंग is part of a kit; सीख is a moral.
  { say: 'ट्रेनिंग', never: ['सीख के साथ', 'और सीख'], of: /training/i },
  { say: 'क़ीमत', never: ['कीमत'] },
  { say: 'बाक़ी', never: ['बाकी'] },
  { say: 'ख़ुद', never: ['खुद'] },
  { say: 'तरीक़', never: ['तरीके', 'तरीका'] },
  { say: 'स्पॉन्सर', never: ['प्रायोजक'], of: /sponsor/i },
  { say: 'मंज़ूर', never: ['स्वीकृत'] },
  { say: 'दस्तावेज़', never: ['काग़ज़'], of: /\bdocuments?\b/i },
];
