import type { shareCardMessages } from '../../features/dashboard/share-card/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const shareCard = {
  title: 'पाठवण्यासाठी चित्र',
  lead: 'हे WhatsApp वर पाठवा किंवा स्टेटसला लावा. यात तुमचा कोड आहे आणि QR कोडमध्ये तुमची लिंक.',
  kit: 'किट',
  send: 'चित्र पाठवा',
  save: 'चित्र सेव्ह करा',
  close: 'बंद करा',
  headline: 'घरबसल्या पूजेच्या कापसाच्या वाती बनवा',
  inKit: '{plan} किटमध्ये',
  scan: 'स्कॅन करा किंवा माझ्या कोडने नोंदणी करा',
} satisfies SentencesOf<typeof shareCardMessages>;
