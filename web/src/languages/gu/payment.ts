import type { paymentMessages } from '../../components/payment/payment-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const payment = {
  pay: '{amount} ચૂકવો',
  payee: 'જેમને ચૂકવવાના',
  upiId: 'UPI આઈડી',
  amount: 'રકમ',
  txnid: 'વ્યવહાર આઈડી',
  qrAlt: '{amount}ની UPI ચુકવણીનો QR કોડ',
  qrHint: 'કોઈ પણ UPI ઍપથી સ્કૅન કરો અને બરાબર આ જ રકમ આપો.',
  otherPhone: 'બીજા ફોનથી ચૂકવો',
  saveQr: 'QR સેવ કરો',
  payWith: '{amount} આ ઍપથી ચૂકવો',
  otherApp: 'બીજી UPI ઍપ',
  linkRefused:
    'કેટલીક ઍપ વેબ પેજ પરથી વ્યક્તિગત UPI આઈડી પર ચુકવણી કરતી નથી. એવું થાય તો QR કોડ સ્કેન કરો, અથવા UPI આઈડી અને રકમ કૉપિ કરીને ઍપમાં નાખો.',
  galleryLimit:
    'ઘણી ઍપ ગૅલરીમાંથી લીધેલા QR કોડ પર {limit} સુધી જ ચુકવણી કરવા દે છે. વધારે ચૂકવવા માટે તેને બીજી સ્ક્રીન પરથી સ્કેન કરો અથવા UPI આઈડી કૉપિ કરો.',
  afterwards: 'પછી અહીં પાછા આવીને સ્ક્રીનશૉટ મોકલો.',
  offer: 'ચિત્રમાંથી નંબર વાંચો',
  offerHint: 'એક વાર {size} ડાઉનલોડ થશે. ચિત્ર તમારા ફોનમાં જ રહે છે.',
  reading: 'તમારા ચિત્રમાંથી નંબર વંચાય છે. રાહ જોવાની જરૂર નથી.',
  read: 'તમારા ચિત્રમાંથી વાંચ્યો. કૃપા કરીને સરખાવી જુઓ.',
  different: 'તમારા ચિત્રમાં {utr} છે.',
  use: 'આ જ નંબર વાપરો',
  unread: 'નંબર વાંચી શકાયો નહીં. કૃપા કરીને ચિત્ર જોઈને લખો.',
  amountRight: 'ચિત્રમાં {amount} છે, એટલી જ રકમ આપવાની હતી.',
  amountWrong: 'ચિત્રમાં {amount} છે, પણ {due} આપવાના છે. શું આ સાચું ચિત્ર છે?',
} satisfies SentencesOf<typeof paymentMessages>;
