import type { passwordSentences } from '../../features/account/password-sentences.js';

export const accountPassword = {
  passwordTitle: 'પાસવર્ડ બદલો',
  passwordLead: 'બદલ્યા પછી તમારા બીજા ફોન અને કમ્પ્યુટર લૉગ આઉટ થઈ જશે.',
  mustChange:
    'તમારો પાસવર્ડ એક વાર માટે હતો: તે બીજા કોઈએ પસંદ કર્યો હતો. આગળ વધતાં પહેલાં કૃપા કરીને તમારો પોતાનો પાસવર્ડ પસંદ કરો.',
  mustChangeWeak: 'તમારો પાસવર્ડ ટૂંકો અથવા બહુ સામાન્ય છે. આગળ વધતાં પહેલાં કૃપા કરીને વધુ સારો પાસવર્ડ પસંદ કરો.',
  currentPassword: 'હાલનો પાસવર્ડ',
  newPassword: 'નવો પાસવર્ડ',
  confirmPassword: 'નવો પાસવર્ડ ફરી',
  newPasswordHint: 'ઓછામાં ઓછા 8 અક્ષર; બહુ સામાન્ય પાસવર્ડ નહીં.',
  showPasswords: 'પાસવર્ડ બતાવો',
  changePassword: 'પાસવર્ડ બદલો',
  currentNeeded: 'કૃપા કરીને હાલનો પાસવર્ડ લખો',
  passwordNeeded: 'કૃપા કરીને પાસવર્ડ લખો',
  passwordShort: 'કૃપા કરીને ઓછામાં ઓછા 8 અક્ષર લખો.',
  passwordCommon: 'આ બહુ સામાન્ય પાસવર્ડ છે. કૃપા કરીને બીજો પસંદ કરો.',
  passwordsDiffer: 'બંને પાસવર્ડ સરખા નથી',
  passwordChanged: 'પાસવર્ડ બદલાઈ ગયો!',
  passwordFailed: 'પાસવર્ડ બદલી શકાયો નહીં.',
  yourNewPassword: 'તમારો નવો પાસવર્ડ',
  copyPassword: 'નવો પાસવર્ડ',
  show: 'બતાવો',
  hide: 'છુપાવો',
  toDashboard: 'ડેશબોર્ડ પર જાઓ',
} satisfies Record<keyof typeof passwordSentences, string>;
