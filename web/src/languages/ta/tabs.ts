import type { tabMessages } from '../../app/tab-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const tabs = {
  label: 'முக்கியப் பக்கங்கள்',
  home: 'முகப்பு',
  network: 'நெட்வொர்க்',
  cotton: 'பஞ்சு',
  wallet: 'பணப்பை',
  me: 'நான்',
} satisfies SentencesOf<typeof tabMessages>;
