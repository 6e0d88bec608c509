import type { loginMessages } from '../../features/login/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const login = {
  title: 'લૉગ ઇન',
  lead: 'ફરી સ્વાગત છે. તમારા મોબાઇલ નંબરથી લૉગ ઇન કરો.',
  mobile: 'મોબાઇલ નંબર',
  password: 'પાસવર્ડ',
  submit: 'લૉગ ઇન કરો',
  back: 'પાછા',
  codeLead: 'તમારા ખાતાનું રક્ષણ ઑથેન્ટિકેટર ઍપ પણ કરે છે.',
  tenDigits: 'મોબાઇલ નંબરમાં 10 આંકડા હોવા જોઈએ',
  passwordNeeded: 'કૃપા કરીને પાસવર્ડ લખો',
  newHere: 'અહીં નવા છો?',
  register: 'ખાતું બનાવો',
  forgot: 'પાસવર્ડ ભૂલી ગયા?',
  forgotTitle: 'પાસવર્ડ ભૂલી ગયા?',
  forgotLead: 'તમે જે મોબાઇલ નંબરથી લૉગ ઇન કરો છો તે જણાવો. અમે એ જ નંબર પર ફોન કરીને તમને કામચલાઉ પાસવર્ડ આપીશું.',
  forgotSubmit: 'ફોન કરવા કહો',
  forgotSent:
    'આભાર. આ નંબર નોંધાયેલો હશે, તો કાર્યાલય તમને આ જ નંબર પર ફોન કરશે. અમે ક્યારેય તમારો જૂનો પાસવર્ડ, OTP કે PIN પૂછતા નથી.',
  backToLogin: 'લૉગ ઇન પર પાછા',
  suspendedFor: 'કારણ: {reason}',
  expired: 'તમારું લૉગ ઇન પૂરું થયું છે. કૃપા કરીને ફરી લૉગ ઇન કરો.',
  demoTitle: 'ડેમો અજમાવો',
  demoLead: 'અહીં નમૂનાની માહિતી છે. એક ક્લિકથી તમે આ રૂપે લૉગ ઇન થશો:',
  demoHead: 'સંચાલક',
  demoUnapproved: 'નવા સભ્ય (મંજૂરી બાકી)',
} satisfies SentencesOf<typeof loginMessages>;
