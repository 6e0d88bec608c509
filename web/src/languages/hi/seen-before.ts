import type { seenBeforeMessages } from '../../components/seen-before-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const seenBefore = {
  title: 'यह भुगतान पहले भी भेजा गया है',
  alikeTitle: 'मिलती-जुलती तस्वीर पहले भी भेजी गई है',
  lead: 'फ़ैसला करने से पहले मिलान कर लें।',
  number: 'वही UTR नंबर: {name}, {date} ({kind})',
  picture: 'वही तस्वीर: {name}, {date} ({kind})',
  likeness: 'मिलती-जुलती तस्वीर: {name}, {date} ({kind})',
  plan: 'प्लान',
  cotton: 'रुई',
  badge: 'पहले भी आया',
  alikeBadge: 'मिलता-जुलता',
} satisfies SentencesOf<typeof seenBeforeMessages>;
