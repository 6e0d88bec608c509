import type { treeMessages } from '../../features/network-tree/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const networkTree = {
  title: 'உங்கள் நெட்வொர்க், மர வடிவில்',
  keys: 'அம்பு விசைகள் நகர்த்தும், திறக்கும்; Enter விவரத்தைக் காட்டும்.',
  loading: 'ஏற்றுகிறது…',
  more: 'மேலும் காட்டு ({count} மீதம்)',
  failed: 'இந்தப் பகுதியை ஏற்ற முடியவில்லை. {error}',
  retry: 'மீண்டும் முயற்சி செய்',
  level: 'நிலை {level}',
  noPlan: 'திட்டம் இல்லை',
  waiting: 'ஒப்புதலுக்காகக் காத்திருக்கிறது',
  counts: '{direct} நேரடி, மொத்தம் {all}',
  nobody: 'கீழே யாரும் இல்லை',
  details: 'விவரம் பார்',
  empty: 'உங்கள் நெட்வொர்க்கில் இன்னும் யாரும் இல்லை',
  emptyHint: 'உறுப்பினரைச் சேர்க்கவும் அல்லது உங்கள் ரெஃபரல் இணைப்பைப் பகிரவும்; அவர்கள் இங்கே தெரிவார்கள்.',
} satisfies SentencesOf<typeof treeMessages>;
