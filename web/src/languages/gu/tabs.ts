import type { tabMessages } from '../../app/tab-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const tabs = {
  label: 'મુખ્ય પેજ',
  home: 'હોમ',
  network: 'નેટવર્ક',
  cotton: 'રૂ',
  wallet: 'વૉલેટ',
  me: 'હું',
} satisfies SentencesOf<typeof tabMessages>;
