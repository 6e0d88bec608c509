import type { openingMessages } from '../../features/account/opening-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const openings = {
  title: 'உங்கள் ஆவணங்களைப் பார்த்தவர்கள்',
  lead: 'உங்களைத் தவிர உங்கள் எண்களையோ ஸ்கேன்களையோ பார்த்தவர்கள் இங்கே பதிவாகிறார்கள்.',
  'numbers-revealed': 'ஆவணங்களின் எண்களைப் பார்த்தார்',
  'bank-details-revealed': 'பணம் செலுத்த வங்கி விவரங்களைப் பார்த்தார்',
  'scan-opened': 'ஆவணத்தின் ஸ்கேனைத் திறந்தார்',
  'temporary-password-given': 'தற்காலிகக் கடவுச்சொல் தந்தார்; உங்கள் பெயரில் உள்நுழைந்திருக்கலாம்',
  by: '{name}, {date}',
  byAsOwner: 'நீங்கள் அல்லது {name}, {name} அளித்த கடவுச்சொல்லால், {date}',
  others: 'இந்த உள்நுழைவை இவர்களும் பயன்படுத்தியிருக்கலாம்: {names}',
  head: 'நிர்வாகி',
  member: 'உறுப்பினர்',
  staff: 'அலுவலகம்',
  other: 'கணினி',
  none: 'இதுவரை யாரும் இல்லை.',
} satisfies SentencesOf<typeof openingMessages>;
