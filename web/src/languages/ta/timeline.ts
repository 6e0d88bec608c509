import type { timelineMessages } from '../../features/audit/timeline-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const timeline = {
  registered: 'பதிவு செய்தார்',
  ordered: '{kg} கிலோ பஞ்சு கேட்டார்',
  askedPayout: '{amount} எடுக்கக் கேட்டார்',
  filedGrievance: 'புகார் {ticket} அளித்தார்',
  open: 'திற',
  noTrail: 'முடிவுகள், உள்நுழைவுகள், மாற்றங்கள் செயல்களின் பதிவேட்டில் உள்ளன; அது உங்கள் பொறுப்பில் இல்லை.',
  empty: 'இன்னும் எதுவும் இல்லை',
} satisfies SentencesOf<typeof timelineMessages>;
