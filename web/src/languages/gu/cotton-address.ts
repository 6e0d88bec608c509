import type { addressMessages } from '../../features/cotton/address-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonAddress = {
  open: 'સરનામું ભરો',
  pin: 'પિનકોડ',
  pinNeeded: 'કૃપા કરીને પિનકોડના છ આંકડા લખો.',
  pinUnknown: 'આ પિનકોડ અમારી યાદીમાં નથી. કૃપા કરીને જિલ્લો અને રાજ્ય લખો.',
  pinState: 'પિનકોડ પરથી રાજ્ય ભરાયું. કૃપા કરીને જિલ્લો લખો.',
  pinFilled: 'પિનકોડ પરથી ભરાયું. કૃપા કરીને સરખાવી જુઓ.',
  house: 'ઘર અને શેરી',
  houseNeeded: 'કૃપા કરીને ઘર અને શેરી લખો.',
  town: 'ગામ કે શહેર',
  townNeeded: 'કૃપા કરીને ગામ કે શહેર લખો.',
  district: 'જિલ્લો',
  districtNeeded: 'કૃપા કરીને જિલ્લો લખો.',
  state: 'રાજ્ય',
  stateNeeded: 'કૃપા કરીને રાજ્ય પસંદ કરો.',
  chooseState: 'કૃપા કરીને પસંદ કરો',
  use: 'આ જ સરનામું વાપરો',
} satisfies SentencesOf<typeof addressMessages>;
