import { defineMessages } from '../../lib/i18n/messages.js';

/** Of the head's list of cotton orders, beside what it shares with the member's. */
export const cottonDeskMessages = defineMessages('cotton-desk', {
  view: 'View',
  details: 'Order details',
  order: '{name}, {kg} kg',
  deliverQuestion: 'Have these orders reached the members?',
});
