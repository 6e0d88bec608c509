import type { seenBeforeMessages } from '../../components/seen-before-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const seenBefore = {
  title: 'हे पेमेंट आधीही पाठवले गेले आहे',
  alikeTitle: 'सारखा दिसणारा फोटो आधीही पाठवला गेला आहे',
  lead: 'निर्णय घेण्याआधी तुलना करा.',
  number: 'तोच UTR नंबर: {name}, {date} ({kind})',
  picture: 'तोच फोटो: {name}, {date} ({kind})',
  likeness: 'सारखा दिसणारा फोटो: {name}, {date} ({kind})',
  plan: 'प्लॅन',
  cotton: 'कापूस',
  badge: 'आधीही आलेले',
  alikeBadge: 'सारखा दिसतो',
} satisfies SentencesOf<typeof seenBeforeMessages>;
