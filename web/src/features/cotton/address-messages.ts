import { defineMessages } from '../../lib/i18n/messages.js';

export const addressMessages = defineMessages('cotton-address', {
  open: 'Edit address',
  pin: 'PIN code',
  pinNeeded: 'Enter a 6-digit PIN code.',
  pinUnknown: 'We don’t recognise this PIN code. Enter the district and state.',
  pinState: 'We found the state. Enter the district.',
  pinFilled: 'Filled in from your PIN code. Please check.',
  house: 'House and street',
  houseNeeded: 'Enter the house and street.',
  town: 'Village or town',
  townNeeded: 'Enter the village or town.',
  district: 'District',
  districtNeeded: 'Enter the district.',
  state: 'State',
  stateNeeded: 'Choose a state.',
  chooseState: 'Please choose',
  use: 'Use this address',
});
