import type { memberDeskMessages } from '../../features/member-level/desk-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberDesk = {
  approve: 'பதிவுகளுக்கு ஒப்புதல்',
  approveQuestion: 'இந்த உறுப்பினர்களுக்கு உறுதியாக ஒப்புதல் தரவா?',
  approvePlan: 'திட்டங்களுக்கு ஒப்புதல்',
  approvePlanQuestion: 'இந்தப் பணம் வந்ததா, சான்றுகளைப் பார்த்தீர்களா? மொத்தம் {total}.',
  plan: '{plan}, {price}',
  addEarnings: 'வருமானம் சேர்',
  earning: 'தொகை (ரூபாய்)',
  earningNeeded: 'குறைந்தது ₹0.01 தொகையை உள்ளிடவும்; தசமத்திற்குப் பின் அதிகம் இரண்டு இலக்கங்கள்.',
  earningReason: 'காரணம்',
  optional: '(விருப்பம்)',
  addEarningsLead: 'இது உடனே {name} அவர்களின் வருமானத்தில் சேரும்; {name} அவர்களுக்கு அறிவிக்கப்படும்.',
  earningsAdded: '{name} அவர்களின் வருமானத்தில் {amount} சேர்க்கப்பட்டது.',
  earningsFailed: 'வருமானம் சேர்ப்பதில் பிழை. மீண்டும் முயலவும்.',
} satisfies SentencesOf<typeof memberDeskMessages>;
