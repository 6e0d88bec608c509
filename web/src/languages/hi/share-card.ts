import type { shareCardMessages } from '../../features/dashboard/share-card/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const shareCard = {
  title: 'भेजने के लिए तस्वीर',
  lead: 'इसे WhatsApp पर भेजें या स्टेटस पर लगाएँ। इसमें आपका कोड है, और QR कोड में आपका लिंक।',
  kit: 'किट',
  send: 'तस्वीर भेजें',
  save: 'तस्वीर सेव करें',
  close: 'बंद करें',
  headline: 'घर बैठे पूजा की रुई की बत्तियाँ बनाएँ',
  inKit: '{plan} किट में',
  scan: 'स्कैन करें, या मेरे कोड से पंजीकरण करें',
} satisfies SentencesOf<typeof shareCardMessages>;
