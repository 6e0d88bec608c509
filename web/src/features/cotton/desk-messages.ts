import { defineMessages } from '../../lib/i18n/messages.js';

export const cottonDeskMessages = defineMessages('cotton-desk', {
  view: 'View',
  details: 'Order details',
  order: '{name}, {kg} kg',
  openPage: 'Open the order’s page',
  sendTitle: 'Mark as Sent',
  sendLead: '{kg} kg for {name}. The member is told the number of the parcel.',
  parcel: 'Parcel number',
  parcelHint: 'With the carrier’s name, as in “{example}”.',
  parcelNeeded: 'Please enter the parcel number.',
  sendDone: 'Marked as sent. Notification sent.',
  sendFailed: 'The order could not be marked as sent.',
  parcelCorrected: 'The parcel number is corrected. Notification sent.',
  parcelNotCorrected: 'The parcel number could not be corrected.',
  deliverQuestion: 'Have these orders reached the members?',
});
