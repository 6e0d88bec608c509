import type { bankMoneyMessages } from '../../components/bank-money-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const bankMoney = {
  title: 'बँकेत',
  'state.matched': 'जुळले',
  'state.suggested': 'सुचवलेले',
  'state.ambiguous': 'अनेक जुळतात',
  'state.unmatched': 'विनंती नाही',
  'state.missing': 'अजून पैसे आले नाहीत',
  'state.reversed': 'परत गेले',
  'reason.utr': 'तोच UTR आणि तीच रक्कम',
  'reason.txnid': 'तीच UPI लिंक आणि तीच रक्कम',
  'reason.other-amount': 'तोच नंबर, रक्कम वेगळी',
  'reason.number-in-part': 'तीच रक्कम, क्रमांकाचा बराचसा भाग',
  'reason.amount-and-name': 'तीच रक्कम, सारखे नाव',
  'reason.by-hand': 'हाताने निवडले',
  line: '{date} रोजी {amount}',
  reference: 'संदर्भ {reference}',
  failed: 'बँक स्टेटमेंटमध्ये पाहता आले नाही.',
} satisfies SentencesOf<typeof bankMoneyMessages>;
