import type { sessionMessages } from '../../components/session-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sessions = {
  title: 'તમે ક્યાં ક્યાં લૉગ ઇન છો',
  memberTitle: 'આ સભ્ય ક્યાં ક્યાં લૉગ ઇન છે',
  lead: 'આમાંનું કોઈ તમારું ન હોય તો તેને લૉગ આઉટ કરો અને પાસવર્ડ બદલો.',
  device: '{system} પર {browser}',
  unknown: 'અજાણ્યો ફોન કે કમ્પ્યુટર',
  current: 'આ જ ફોન કે કમ્પ્યુટર',
  seen: 'લૉગ ઇન: {first}, છેલ્લે દેખાયું: {last}',
  none: 'અત્યારે ક્યાંય નહીં.',
  end: 'લૉગ આઉટ કરો',
  endNamed: 'લૉગ આઉટ કરો: {device}',
  endOthers: 'બીજે બધેથી લૉગ આઉટ કરો',
  endAll: 'બધેથી લૉગ આઉટ કરો',
  ended: 'તે ફોન કે કમ્પ્યુટર લૉગ આઉટ થયું.',
  allEnded: 'તે બધાં લૉગ આઉટ થયાં.',
  failed: 'આ થઈ શક્યું નહીં. {error}',
  askTitle: 'બીજે બધેથી લૉગ આઉટ કરવું છે?',
  askText: 'ફક્ત આ ફોન કે કમ્પ્યુટર લૉગ ઇન રહેશે. બીજે બધે ફરી પાસવર્ડ આપવો પડશે.',
  askAllTitle: 'આ સભ્યને બધેથી લૉગ આઉટ કરવા છે?',
  askAllText: 'સભ્યે દરેક ફોન અને કમ્પ્યુટર પર ફરી પાસવર્ડ આપવો પડશે.',
} satisfies SentencesOf<typeof sessionMessages>;
