import { defineMessages } from '../lib/i18n/messages.js';

/** Five words at the foot of a phone: short ones, as they share its width. */
export const tabMessages = defineMessages('tabs', {
  label: 'Main pages',
  home: 'Home',
  network: 'Network',
  cotton: 'Cotton',
  wallet: 'Wallet',
  me: 'Me',
});
