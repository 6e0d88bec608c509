import type { bankFileMessages } from '../../features/payouts/bank-file-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';
import { payoutAnswers } from './payout-answers.js';
import { payoutBatchChoice } from './payout-batch-choice.js';

export const payoutBatches = {
  title: 'எடுக்கும் பணத் தொகுப்புகள்',
  lead: 'வங்கி ஒன்றாக அனுப்பும் பணம்: வங்கிக்கான கோப்பை உருவாக்கி, பிறகு அதன் பதிலை ஏற்கவும்.',
  toPayouts: 'கோரிக்கைகளைத் தேர்ந்தெடு',
  pageSize: 'பக்கத்தின் வரிகள்',
  empty: 'இன்னும் தொகுப்புகள் இல்லை',
  emptyHint: 'டாஷ்போர்டில் காத்திருக்கும் கோரிக்கைகளைத் தேர்ந்தெடுத்து தொகுப்பை உருவாக்கவும்.',
  madeAt: 'உருவாக்கியது',
  unknown: 'யாரோ',
  total: 'மொத்தம்',
  paidOf: '{total} இல் {paid}',
  state: 'நிலவரம்',
  'state.open': 'நடக்கிறது',
  'state.done': 'முடிந்தது',
  'state.cancelled': 'ரத்து',
  open: 'திற',
  toList: 'எல்லாத் தொகுப்புகளும்',
  counts: '{waiting} காத்திருக்கின்றன, {paid} அனுப்பப்பட்டன, {failed} அனுப்பப்படவில்லை, {released} விடுவிக்கப்பட்டன',
  member: 'உறுப்பினர்',
  amount: 'தொகை',
  reference: 'குறிப்பு எண்',
  actions: 'செயல்கள்',
  rowReason: 'காரணம்: {reason}',
  fileButton: 'வங்கிக்கான கோப்பை உருவாக்கு',
  fileLead:
    'கோப்பில் கணக்கு எண்கள் வெளிப்படையாக உள்ளன. உருவாக்கியவர் பதிவு செய்யப்படுகிறார். வேறு யாரும் படிக்க முடியாத இடத்தில் சேமித்து, வங்கி பெற்றதும் அழிக்கவும்.',
  layout: 'வங்கியின் அமைப்பு',
  unconfirmed: 'இந்த அமைப்பை எந்த வங்கியும் இன்னும் உறுதி செய்யவில்லை. முதலில் ஒரு சிறிய தொகையில் முயலவும்.',
  againLead: 'இந்தத் தொகுப்பின் கோப்பு முன்பே உருவாக்கப்பட்டது. அது வங்கியிடம் இருந்தால் இருமுறை பணம் செல்லும்.',
  bankMayPay: 'வங்கி பணம் அனுப்பியிருக்கலாம்',
  again: 'முந்தைய கோப்பு வங்கியைச் சேரவில்லை என்று எனக்குத் தெரியும்.',
  cancelButton: 'தொகுப்பை ரத்து செய்',
  cancelLead: 'அதன் கோரிக்கைகள் மீண்டும் காத்திருக்கும்; வேறு வழியில் அனுப்பலாம்.',
  cancelByOthers:
    'கோப்பு உருவாக்கப்பட்டது; வங்கி பணம் அனுப்பிக்கொண்டிருக்கலாம். {moment} வரை, தொகையைத் திருத்தும் உரிமையும் உள்ளவர் மட்டுமே இந்தத் தொகுப்பை ரத்து செய்ய முடியும்.',
  noneIsPaid: 'வங்கி இவற்றில் எதையும் அனுப்பவில்லை, இனி அனுப்பாது என்று எனக்குத் தெரியும்.',
  cancelled: 'தொகுப்பு ரத்து செய்யப்பட்டது.',
  failed: 'இது நடக்கவில்லை. {error}',
  ...payoutAnswers,
  ...payoutBatchChoice,
} satisfies SentencesOf<typeof bankFileMessages>;
