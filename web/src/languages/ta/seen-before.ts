import type { seenBeforeMessages } from '../../components/seen-before-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const seenBefore = {
  title: 'இந்தப் பணம் செலுத்தல் முன்பே அனுப்பப்பட்டுள்ளது',
  alikeTitle: 'ஒத்த படம் முன்பே அனுப்பப்பட்டுள்ளது',
  lead: 'முடிவெடுக்கும் முன் ஒப்பிட்டுப் பாருங்கள்.',
  number: 'அதே UTR எண்: {name}, {date} ({kind})',
  picture: 'அதே படம்: {name}, {date} ({kind})',
  likeness: 'ஒத்த படம்: {name}, {date} ({kind})',
  plan: 'திட்டம்',
  cotton: 'பஞ்சு',
  badge: 'முன்பே வந்தது',
  alikeBadge: 'ஒத்தது',
} satisfies SentencesOf<typeof seenBeforeMessages>;
