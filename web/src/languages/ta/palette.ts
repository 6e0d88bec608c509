import type { paletteMessages } from '../../features/palette/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const palette = {
  title: 'எல்லாவற்றிலும் தேடு',
  placeholder: 'பெயர், குறியீடு, மொபைல், UTR, பக்கம்',
  close: 'மூடு',
  results: 'முடிவுகள்',
  recent: 'அண்மையில் தேர்ந்தவை',
  screens: 'பக்கங்கள்',
  members: 'உறுப்பினர்கள்',
  orders: 'பஞ்சு ஆர்டர்கள்',
  payouts: 'பணம் எடுத்தலும் திருப்பித் தருபவையும்',
  payments: 'UTR வழியே கண்டவை',
  grievances: 'புகார்கள்',
  order: '{name}, {kg} கிலோ பஞ்சு',
  'payable.payout': '{name}, {amount} எடுத்தல்',
  'payable.deposit-refund': '{name}, டெபாசிட் {amount} திரும்ப',
  'payable.plan-refund': '{name}, திட்டப் பணம் {amount} திரும்ப',
  bankLine: 'வங்கியில்: {amount}, {date}',
  sentBy: 'அனுப்பியவர்: {name}',
  typeMore: 'குறைந்தது இரண்டு எழுத்துகள் அல்லது இலக்கங்களை உள்ளிடவும்.',
  searching: 'தேடுகிறோம்…',
  nothing: 'எதுவும் கிடைக்கவில்லை. குறியீடு, UTR, புகார் எண்ணை முழுதாக உள்ளிடவும்.',
  someFailed: 'சில இடங்களில் தேட முடியவில்லை. {error}',
  'found.one': '{count} முடிவு',
  'found.other': '{count} முடிவுகள்',
} satisfies SentencesOf<typeof paletteMessages>;
