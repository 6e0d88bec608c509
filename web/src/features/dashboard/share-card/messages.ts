import { defineMessages } from '../../../lib/i18n/messages.js';

/** The text is only about goods: shared pictures must never promise income. */
export const shareCardMessages = defineMessages('share-card', {
  title: 'A picture to share',
  lead: 'Send it by WhatsApp, or set it as your status. It has your code, and your link as a QR code.',
  kit: 'Kit',
  send: 'Share picture',
  save: 'Save picture',
  close: 'Close',
  headline: 'Make cotton puja wicks at home',
  inKit: 'In the {plan} kit',
  scan: 'Scan, or register with my code',
});
