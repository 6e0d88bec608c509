import type { numberMessages } from '../../components/number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const numbers = {
  adharNo: 'આધાર નંબર',
  panCardNo: 'PAN કાર્ડ નંબર',
  bankAccountNo: 'બૅંક ખાતા નંબર',
  ifscCode: 'IFSC કોડ',
  bankHolder: 'બૅંકમાં લખેલું નામ',
  notGiven: 'આપેલું નથી',
  showNumbers: 'નંબર બતાવો',
  hideNumbers: 'નંબર છુપાવો',
  heldUntil:
    'આ ખાતાનો પાસવર્ડ બીજા કોઈએ આપ્યો હતો. {date} સુધી નંબર અને સ્કૅન છુપાયેલા રહેશે, બદલી શકાશે નહીં, અને ઉપાડ અટકેલો રહેશે. જો પાસવર્ડ તમે ન માગ્યો હોય, તો અમને તરત ફોન કરો.',
  numbersFailed: 'નંબર બતાવી શકાયા નહીં. {error}',
  idProof: 'ઓળખપત્રનું સ્કૅન',
  panidProof: 'PAN કાર્ડનું સ્કૅન',
  openScan: 'ખોલો',
  title: 'દસ્તાવેજો અને બૅંક',
  recorded: 'આ નંબર જ્યારે જોવાય ત્યારે દર વખતે તેની નોંધ રખાય છે.',
} satisfies SentencesOf<typeof numberMessages>;
