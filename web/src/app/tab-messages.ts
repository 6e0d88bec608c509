import { defineMessages } from '../lib/i18n/messages.js';

export const tabMessages = defineMessages('tabs', {
  label: 'Main pages',
  home: 'Home',
  network: 'Network',
  cotton: 'Cotton',
  wallet: 'Wallet',
  me: 'Me',
});
