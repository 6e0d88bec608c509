import type { passbookMessages } from '../../features/cotton/passbook-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonPassbook = {
  title: 'રૂની પાસબુક',
  lead: 'એપ્રિલથી માર્ચ સુધી દર મહિનાનો હિસાબ. ડિપોઝિટ તમારી છે અને દિવેટો સાથે પાછી મળે છે.',
  year: 'વર્ષ',
  month: 'મહિનો',
  taken: 'રૂ લીધું',
  returned: 'દિવેટો પાછી આપી',
  paid: 'ડિપોઝિટ આપી',
  back: 'ડિપોઝિટ પાછી',
  held: 'બાકી ડિપોઝિટ',
  earned: 'મજૂરી કમાઈ',
  total: 'કુલ',
  before: 'પહેલાંની ડિપોઝિટ: {amount}',
  empty: 'આ વર્ષે કંઈ નથી',
  emptyHint: 'ચુકવણી પછી મંજૂર થયેલું રૂ અહીં દેખાશે.',
  print: 'પ્રિન્ટ કરો',
  printedOn: '{moment}એ પ્રિન્ટ કર્યું',
} satisfies SentencesOf<typeof passbookMessages>;
