import type { bankFileMessages } from '../../features/payouts/bank-file-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';
import { payoutAnswers } from './payout-answers.js';
import { payoutBatchChoice } from './payout-batch-choice.js';

export const payoutBatches = {
  title: 'निकासी के बैच',
  lead: 'बैंक एक साथ जो पैसे भेजता है: बैंक के लिए फ़ाइल बनाएँ, फिर उसका जवाब लें।',
  toPayouts: 'निकासी चुनें',
  pageSize: 'एक पेज पर पंक्तियाँ',
  empty: 'अभी कोई बैच नहीं',
  emptyHint: 'डैशबोर्ड पर इंतज़ार वाली निकासी चुनें और उनका बैच बनाएँ।',
  madeAt: 'बनाया',
  unknown: 'कोई',
  total: 'कुल',
  paidOf: '{total} में से {paid}',
  state: 'स्थिति',
  'state.open': 'चल रहा है',
  'state.done': 'पूरा',
  'state.cancelled': 'रद्द',
  open: 'खोलें',
  toList: 'सभी बैच',
  counts: '{waiting} इंतज़ार में, {paid} भेजे गए, {failed} नहीं भेजे गए, {released} छोड़े गए',
  member: 'सदस्य',
  amount: 'रकम',
  reference: 'रेफ़रेंस',
  actions: 'कार्रवाई',
  rowReason: 'कारण: {reason}',
  fileButton: 'बैंक के लिए फ़ाइल बनाएँ',
  fileLead:
    'फ़ाइल में खाता संख्याएँ साफ़ लिखी हैं। किसने बनाई, यह दर्ज होता है। उसे वहाँ सेव करें जहाँ कोई और न पढ़ सके, और बैंक को मिल जाने पर मिटा दें।',
  layout: 'बैंक का प्रारूप',
  unconfirmed: 'यह प्रारूप अभी किसी बैंक ने पक्का नहीं किया है। पहले एक छोटी रकम से आज़माएँ।',
  againLead: 'इस बैच की फ़ाइल पहले बन चुकी है। अगर वह बैंक के पास है, तो पैसे दो बार जाएँगे।',
  bankMayPay: 'हो सकता है बैंक पैसे भेज चुका हो',
  again: 'मुझे पता है कि पहली फ़ाइल बैंक तक नहीं पहुँची।',
  cancelButton: 'बैच रद्द करें',
  cancelLead: 'इसकी निकासी फिर इंतज़ार में आ जाएँगी और दूसरे तरीक़े से भेजी जा सकेंगी।',
  cancelByOthers:
    'फ़ाइल बन चुकी है और बैंक भुगतान कर रहा हो सकता है। {moment} तक यह बैच केवल वही रद्द कर सकता है जिसे रकम सुधारने का भी अधिकार है।',
  noneIsPaid: 'मुझे पता है कि बैंक ने इनमें से किसी को नहीं भेजे, और भेजेगा भी नहीं।',
  cancelled: 'बैच रद्द हुआ।',
  failed: 'यह नहीं हो पाया। {error}',
  ...payoutAnswers,
  ...payoutBatchChoice,
} satisfies SentencesOf<typeof bankFileMessages>;
