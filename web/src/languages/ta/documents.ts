import type { documentMessages } from '../../features/documents/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const documents = {
  title: 'விலைப்பட்டியலும் ரசீதுகளும்',
  lead: 'நீங்கள் படிக்கும் மொழியில் தயாராகும். ஒவ்வொன்றும் அப்படியே இருக்கும்.',
  list: 'உங்கள் ஆவணங்கள்',
  number: 'எண்',
  what: 'என்ன',
  amount: 'தொகை',
  date: 'தேதி',
  actions: 'கோப்பு',
  download: 'பதிவிறக்கவும்',
  downloadFailed: 'பதிவிறக்க முடியவில்லை. {error}',
  empty: 'இன்னும் ஆவணங்கள் இல்லை',
  emptyHint: 'திட்டம், டெபாசிட் அல்லது பணம் எடுப்பது ஒப்புதல் பெற்றதும் இங்கே தோன்றும்.',
  'kind.invoice': 'விலைப்பட்டியல்',
  'kind.credit-note': 'வரவுக் குறிப்பு',
  'kind.deposit-receipt': 'டெபாசிட் ரசீது',
  'kind.deposit-refund': 'திருப்பித் தந்த டெபாசிட்',
  'kind.payout-advice': 'எடுத்த பணத்தின் அறிவிப்பு',
  yearly: 'ஆண்டுக் கணக்கு அறிக்கை',
  yearlyLead: 'ஒரு நிதியாண்டின் (ஏப்ரல் முதல் மார்ச் வரை) கமிஷன், எடுத்த பணம், டெபாசிட்.',
  year: 'நிதியாண்டு',
} satisfies SentencesOf<typeof documentMessages>;
