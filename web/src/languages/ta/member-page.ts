import type { memberPageMessages } from '../../features/member-page/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberPage = {
  title: 'உறுப்பினர்',
  parts: 'இந்தப் பக்கத்தின் பகுதிகள்',
  'part.timeline': 'நடந்தவை',
  'part.plans': 'திட்டங்கள்',
  'part.ledger': 'கணக்கு விவரம்',
  'part.orders': 'பஞ்சு ஆர்டர்கள்',
  'part.payouts': 'பணம் எடுத்தல்',
  'part.grievances': 'புகார்கள்',
  nobodyTitle: 'இப்படி உறுப்பினர் இல்லை',
  nobody: 'இந்த முகவரியில் உறுப்பினர் யாரும் இல்லை. நீக்கப்பட்ட பதிவு இனி கிடைக்காது.',
  toMembers: 'எல்லா உறுப்பினர்களும்',
  noProfileTitle: 'சுயவிவரம்',
  noProfile: 'உறுப்பினர்களின் சுயவிவரங்கள் உங்கள் பொறுப்பில் இல்லை. வேலைக்குத் தேவைப்பட்டால் நிர்வாகியிடம் கேளுங்கள்.',
} satisfies SentencesOf<typeof memberPageMessages>;
