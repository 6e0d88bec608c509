import type { profileStepMessages } from '../../components/profile-step-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const profileSteps = {
  title: 'પ્રોફાઇલમાં શું શું જોઈએ',
  done: '{all} માંથી {done} પૂરાં',
  isDone: 'થઈ ગયું',
  add: 'ઉમેરો',
  photo: 'ફોટો',
  photoWhy: 'જેથી તમારા સ્પોન્સર અને સંચાલક તમને ઓળખી શકે.',
  contact: 'ઈમેલ અને સરનામું',
  contactWhy: 'તમારી કિટ અને રૂ આ સરનામે મોકલાય છે.',
  identity: 'આધાર અને ઓળખપત્ર',
  identityWhy: 'ખાતું મંજૂર કરતાં પહેલાં સંચાલક તમારી ઓળખ તપાસે છે.',
  pan: 'PAN',
  panWhy: 'કમિશનમાંથી આવકવેરો કપાય ત્યારે તે તમારા PAN પર કપાય છે.',
  bank: 'બૅંક ખાતું',
  bankWhy: 'તમારી રકમ આમાં મોકલાય છે.',
  completeTitle: 'તમારી પ્રોફાઇલ પૂરી છે',
  complete: 'હવે સંચાલક તમારું ખાતું જોશે. મંજૂરી પછી તમારું ડેશબોર્ડ ખૂલશે.',
} satisfies SentencesOf<typeof profileStepMessages>;
