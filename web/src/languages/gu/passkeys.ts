import type { passkeysMessages } from '../../features/account/passkeys-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkeys = {
  title: 'પાસકી',
  lead: 'તમારા ડિવાઇસના ફિંગરપ્રિન્ટ, ચહેરા કે PIN થી લૉગ ઇન કરો: કંઈ યાદ રાખવાનું નહીં, અને નકલી પેજ પૂછી શકે એવું કંઈ નહીં.',
  none: 'તમારી પાસે હજી કોઈ પાસકી નથી.',
  impossible: 'આ બ્રાઉઝરમાં, અથવા આ સરનામે, પાસકી ઉમેરી શકાતી નથી.',
  enough: 'તમારી પાસે દસ પાસકી છે; એક ખાતામાં એટલી જ હોઈ શકે.',
  times: '{added} ના રોજ ઉમેરી, છેલ્લે {used} ના રોજ વપરાઈ',
  unused: '{added} ના રોજ ઉમેરી, હજી વપરાઈ નથી',
  synced: 'તમારાં બધાં ડિવાઇસ પર',
  add: 'પાસકી ઉમેરો',
  addText: 'તે જેની પાસે હોય તે તમારા ખાતામાં લૉગ ઇન કરી શકે: તેને ફક્ત તમારા પોતાના ડિવાઇસ પર ઉમેરો.',
  name: 'નામ',
  nameHint: 'જેમ કે “મારો ફોન”. નામ ન આપો તો આ ડિવાઇસનું નામ રખાય છે.',
  optional: '(મરજિયાત)',
  goOn: 'આગળ વધો',
  added: 'પાસકી ઉમેરાઈ.',
  remove: 'કાઢી નાખો',
  removeNamed: 'પાસકી {name} કાઢી નાખો',
  removeTitle: 'આ પાસકી કાઢી નાખવી છે?',
  removeText: '“{name}” થી તમારું ખાતું હવે ખૂલશે નહીં. તમારો પાસવર્ડ રહેશે.',
  removed: 'પાસકી કાઢી નખાઈ. તેને તમારા ડિવાઇસમાંથી પણ કાઢી નાખો.',
} satisfies SentencesOf<typeof passkeysMessages>;
