import type { bankMoneyMessages } from '../../components/bank-money-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const bankMoney = {
  title: 'வங்கியில்',
  'state.matched': 'பொருந்தியது',
  'state.suggested': 'பரிந்துரை',
  'state.ambiguous': 'பல பொருந்துகின்றன',
  'state.unmatched': 'கோரிக்கை இல்லை',
  'state.missing': 'பணம் இன்னும் வரவில்லை',
  'state.reversed': 'திரும்பச் சென்றது',
  'reason.utr': 'அதே UTR, அதே தொகை',
  'reason.txnid': 'அதே UPI இணைப்பு, அதே தொகை',
  'reason.other-amount': 'அதே எண், வேறு தொகை',
  'reason.number-in-part': 'அதே தொகை, எண்ணின் பெரும்பகுதி',
  'reason.amount-and-name': 'அதே தொகை, ஒத்த பெயர்',
  'reason.by-hand': 'கையால் தேர்ந்தது',
  line: '{date} அன்று {amount}',
  reference: 'குறிப்பு எண் {reference}',
  failed: 'வங்கி அறிக்கையில் பார்க்க முடியவில்லை.',
} satisfies SentencesOf<typeof bankMoneyMessages>;
