import type { secondFactorMessages } from '../../features/account/second-factor-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const secondFactor = {
  title: 'ઑથેન્ટિકેટર ઍપ',
  lead: 'તેનાથી ચોરાયેલો પાસવર્ડ પૂરતો નથી: દરેક લૉગ ઇન વખતે તમારો ફોન બતાવે તે કોડ પણ માંગવામાં આવે છે.',
  isOn: 'ચાલુ',
  isOff: 'બંધ',
  left: 'બાકી રિકવરી કોડ: {count}',
  fewLeft: 'બાકી રિકવરી કોડ: {count}. જરૂર પડે તે પહેલાં નવા બનાવો.',
  setUp: 'જોડો',
  setUpTitle: 'તમારી ઑથેન્ટિકેટર ઍપ જોડો',
  scan: 'આ ચિત્ર કોઈ ઑથેન્ટિકેટર ઍપથી સ્કૅન કરો, જેમ કે Google Authenticator, Aegis અથવા Microsoft Authenticator.',
  qrAlt: 'ઑથેન્ટિકેટર ઍપ માટે QR કોડ',
  orType: 'અથવા ઍપમાં આ કી લખો:',
  copyKey: 'કી',
  thenCode: 'પછી ઍપ બતાવે તે છ આંકડા લખો.',
  turnOn: 'ચાલુ કરો',
  renew: 'નવા રિકવરી કોડ',
  renewText: 'તમારી પાસે અત્યારે જે રિકવરી કોડ છે તે પછી ચાલશે નહીં.',
  turnOff: 'બંધ કરો',
  turnOffTitle: 'ઑથેન્ટિકેટર ઍપ બંધ કરવી છે?',
  turnOffText: 'ત્યાર પછી લૉગ ઇન માટે ફક્ત તમારો પાસવર્ડ પૂરતો રહેશે.',
  codesTitle: 'તમારા રિકવરી કોડ',
  codesText:
    'ફોન પાસે ન હોય ત્યારે આમાંના દરેક કોડથી તમે એક વાર લૉગ ઇન કરી શકો છો. તેમને કાગળ પર અથવા સલામત જગ્યાએ રાખો: તે ફક્ત અત્યારે જ દેખાય છે.',
  copyCodes: 'રિકવરી કોડ',
  saveCodes: 'ફાઇલમાં સાચવો',
  saved: 'મેં તે રાખી લીધા છે',
  nowOff: 'ઑથેન્ટિકેટર ઍપ બંધ કરી છે.',
} satisfies SentencesOf<typeof secondFactorMessages>;
