import type { addressMessages } from '../../features/cotton/address-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonAddress = {
  open: 'पत्ता भरा',
  pin: 'पिनकोड',
  pinNeeded: 'कृपया पिनकोडचे सहा अंक लिहा.',
  pinUnknown: 'हा पिनकोड आमच्या यादीत नाही. कृपया जिल्हा आणि राज्य लिहा.',
  pinState: 'पिनकोडवरून राज्य भरले. कृपया जिल्हा लिहा.',
  pinFilled: 'पिनकोडवरून भरले. कृपया पडताळून पाहा.',
  house: 'घर आणि रस्ता',
  houseNeeded: 'कृपया घर आणि रस्ता लिहा.',
  town: 'गाव किंवा शहर',
  townNeeded: 'कृपया गाव किंवा शहर लिहा.',
  district: 'जिल्हा',
  districtNeeded: 'कृपया जिल्हा लिहा.',
  state: 'राज्य',
  stateNeeded: 'कृपया राज्य निवडा.',
  chooseState: 'कृपया निवडा',
  use: 'हाच पत्ता वापरा',
} satisfies SentencesOf<typeof addressMessages>;
