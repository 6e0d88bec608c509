import type { memberAccountMessages } from '../../components/member-account-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberAccount = {
  title: 'ખાતું',
  givePassword: 'કામચલાઉ પાસવર્ડ આપો',
  giveTitle: 'કામચલાઉ પાસવર્ડ',
  giveLead:
    'પહેલાં {mobile} પર ફોન કરીને ખાતરી કરો કે તમે {name} સાથે જ વાત કરો છો. ખાતાનો પાસવર્ડ બદલાશે અને {name} બધેથી લૉગઆઉટ થશે.',
  give: 'પાસવર્ડ બદલો',
  giveFailed: 'પાસવર્ડ આપી શકાયો નહીં. {error}',
  givenLead: 'આ પાસવર્ડ {name}ને હમણાં જ જણાવો. તે એક જ વાર દેખાય છે અને ક્યાંય સચવાતો નથી.',
  password: 'કામચલાઉ પાસવર્ડ',
  copyPassword: 'કામચલાઉ પાસવર્ડ',
  validUntil: 'ક્યાં સુધી માન્ય',
  givenHint: 'લૉગિન પછી તેમને પોતાનો પાસવર્ડ પસંદ કરવાનું કહેવાશે.',
  done: 'મેં જણાવી દીધો',
} satisfies SentencesOf<typeof memberAccountMessages>;
