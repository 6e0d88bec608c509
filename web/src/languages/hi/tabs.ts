import type { tabMessages } from '../../app/tab-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const tabs = {
  label: 'मुख्य पेज',
  home: 'होम',
  network: 'नेटवर्क',
  cotton: 'रुई',
  wallet: 'वॉलेट',
  me: 'मैं',
} satisfies SentencesOf<typeof tabMessages>;
