import { defineMessages } from '../../../lib/i18n/messages.js';

/** The text is only about goods: shared pictures must never promise income. */
export const shareCardMessages = defineMessages('share-card', {
  title: 'Image to share',
  lead: 'Send it on WhatsApp or set it as your status. It includes your code and a QR code for your link.',
  kit: 'Kit',
  send: 'Share image',
  save: 'Save image',
  close: 'Close',
  headline: 'Make cotton puja wicks at home',
  inKit: 'In the {plan} kit',
  scan: 'Scan the code, or register with my code',
});
