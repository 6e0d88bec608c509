import { defineMessages } from '../../lib/i18n/messages.js';

export const addressMessages = defineMessages('cotton-address', {
  open: 'Compose address',
  pin: 'PIN code',
  pinNeeded: 'Please enter the six digits of the PIN code.',
  pinUnknown: 'This PIN code is not in our list. Please type district and state.',
  pinState: 'The PIN code tells the state. Please type the district.',
  pinFilled: 'Filled in from the PIN code. Please compare.',
  house: 'House and street',
  houseNeeded: 'Please enter house and street.',
  town: 'Village or town',
  townNeeded: 'Please enter the village or town.',
  district: 'District',
  districtNeeded: 'Please enter the district.',
  state: 'State',
  stateNeeded: 'Please choose the state.',
  chooseState: 'Please choose',
  use: 'Use this address',
});
