import type { memberDeskMessages } from '../../features/member-admin/desk-messages.js';
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
  releaseUtr: 'UTR எண்ணை விடுவிக்கவும்',
  releaseLead:
    'UTR எண் அதை முதலில் அனுப்பிய கணக்குக்கே உரியது. தவறுதலாக அனுப்பிய எண்ணை விடுவித்தால், உண்மையில் பணம் செலுத்தியவர் அதை அனுப்பலாம்.',
  utr: 'UTR எண்',
  utrNeeded: 'UTR எண்ணில் 12 இலக்கங்கள் உண்டு.',
  lookUp: 'தேடவும்',
  sentBy: 'அனுப்பியவர்',
  stands: 'எதற்கு',
  'stands.nothing': 'எதற்கும் இல்லை; விடுவிக்கலாம்',
  'stands.request': 'காத்திருக்கும் திட்டக் கோரிக்கை: முதலில் அதை முடிவு செய்யவும்',
  'stands.order': 'பருத்தி ஆர்டர்: தவறானால் முதலில் அதை நிராகரிக்கவும்',
  'stands.sale': 'ஒரு விற்பனை, நிரந்தரமாக',
  release: 'விடுவிக்கவும்',
  released: 'UTR எண் {utr} மீண்டும் கிடைக்கும்.',
  reasonNeeded: 'காரணத்தைக் குறிப்பிடவும்.',
} satisfies SentencesOf<typeof memberDeskMessages>;
