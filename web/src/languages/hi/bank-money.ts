import type { bankMoneyMessages } from '../../components/bank-money-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const bankMoney = {
  title: 'बैंक में',
  'state.matched': 'मिला',
  'state.suggested': 'सुझाव',
  'state.ambiguous': 'कई मेल खाते हैं',
  'state.unmatched': 'कोई अनुरोध नहीं',
  'state.missing': 'अभी पैसा नहीं आया',
  'state.reversed': 'वापस गया',
  'reason.utr': 'वही UTR और वही रकम',
  'reason.txnid': 'वही UPI लिंक और वही रकम',
  'reason.other-amount': 'वही नंबर, रकम अलग',
  'reason.number-in-part': 'वही रकम, नंबर का ज़्यादातर हिस्सा',
  'reason.amount-and-name': 'वही रकम, मिलता-जुलता नाम',
  'reason.by-hand': 'हाथ से चुना गया',
  line: '{date} को {amount}',
  reference: 'रेफ़रेंस {reference}',
  failed: 'बैंक स्टेटमेंट में नहीं देखा जा सका।',
} satisfies SentencesOf<typeof bankMoneyMessages>;
