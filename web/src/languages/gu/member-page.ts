import type { memberPageMessages } from '../../features/member-page/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberPage = {
  title: 'સભ્ય',
  parts: 'આ પેજના ભાગ',
  'part.timeline': 'શું શું થયું',
  'part.plans': 'પ્લાન',
  'part.ledger': 'ખાતાનો હિસાબ',
  'part.orders': 'રૂના ઑર્ડર',
  'part.payouts': 'ઉપાડ',
  'part.grievances': 'ફરિયાદો',
  nobodyTitle: 'આવો કોઈ સભ્ય નથી',
  nobody: 'આ સરનામે કોઈ સભ્ય નથી. કાઢી નાખેલું રજિસ્ટ્રેશન હવે મળતું નથી.',
  toMembers: 'બધા સભ્યો',
  noProfileTitle: 'પ્રોફાઇલ',
  noProfile: 'તમારી ભૂમિકામાં સભ્યોની પ્રોફાઇલ નથી. કામ માટે જરૂરી હોય, તો સંચાલકને કહો.',
} satisfies SentencesOf<typeof memberPageMessages>;
