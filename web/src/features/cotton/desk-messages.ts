import { defineMessages } from '../../lib/i18n/messages.js';

export const cottonDeskMessages = defineMessages('cotton-desk', {
  view: 'View',
  details: 'Order details',
  order: '{name}, {kg} kg',
  openPage: 'Open order page',
  sendTitle: 'Mark as shipped',
  sendLead: '{kg} kg for {name}. The member will get the tracking number.',
  parcel: 'Tracking number',
  parcelHint: 'Include the carrier, for example “{example}”.',
  parcelNeeded: 'Enter the tracking number.',
  sendDone: 'Marked as shipped. Member notified.',
  sendFailed: 'Couldn’t mark the order as shipped.',
  parcelCorrected: 'Tracking number updated. Member notified.',
  parcelNotCorrected: 'Couldn’t update the tracking number.',
  deliverQuestion: 'Have these orders been delivered?',
});
