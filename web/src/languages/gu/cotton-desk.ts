import type { cottonDeskMessages } from '../../features/cotton/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonDesk = {
  view: 'જુઓ',
  details: 'ઑર્ડરની વિગત',
  order: '{name}, {kg} કિલો',
  openPage: 'ઑર્ડરનું પેજ ખોલો',
  sendTitle: 'મોકલ્યું એમ નોંધો',
  sendLead: '{name} માટે {kg} કિલો. સભ્યને પાર્સલ નંબર જણાવાશે.',
  parcel: 'પાર્સલ નંબર',
  parcelHint: 'કુરિયરના નામ સાથે, જેમ કે “{example}”.',
  parcelNeeded: 'કૃપા કરીને પાર્સલ નંબર લખો.',
  sendDone: 'મોકલ્યાની નોંધ થઈ. સૂચના મોકલાઈ.',
  sendFailed: 'ઑર્ડર મોકલ્યાની નોંધ થઈ નહીં.',
  parcelCorrected: 'પાર્સલ નંબર સુધાર્યો. સૂચના મોકલી.',
  parcelNotCorrected: 'પાર્સલ નંબર સુધર્યો નહીં.',
  deliverQuestion: 'શું આ ઑર્ડર સભ્યો સુધી પહોંચ્યા?',
} satisfies SentencesOf<typeof cottonDeskMessages>;
