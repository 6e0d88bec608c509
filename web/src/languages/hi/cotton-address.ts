import type { addressMessages } from '../../features/cotton/address-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonAddress = {
  open: 'पता भरें',
  pin: 'पिनकोड',
  pinNeeded: 'कृपया पिनकोड के छह अंक लिखें।',
  pinUnknown: 'यह पिनकोड हमारी सूची में नहीं है। कृपया ज़िला और राज्य लिखें।',
  pinState: 'पिनकोड से राज्य भर गया। कृपया ज़िला लिखें।',
  pinFilled: 'पिनकोड से भर गया। कृपया मिलान कर लें।',
  house: 'मकान और गली',
  houseNeeded: 'कृपया मकान और गली लिखें।',
  town: 'गाँव या शहर',
  townNeeded: 'कृपया गाँव या शहर लिखें।',
  district: 'ज़िला',
  districtNeeded: 'कृपया ज़िला लिखें।',
  state: 'राज्य',
  stateNeeded: 'कृपया राज्य चुनें।',
  chooseState: 'कृपया चुनें',
  use: 'यही पता डालें',
} satisfies SentencesOf<typeof addressMessages>;
