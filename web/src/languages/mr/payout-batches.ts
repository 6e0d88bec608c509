import type { bankFileMessages } from '../../features/payouts/bank-file-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';
import { payoutAnswers } from './payout-answers.js';
import { payoutBatchChoice } from './payout-batch-choice.js';

export const payoutBatches = {
  title: 'पैसे काढण्याच्या बॅच',
  lead: 'बँक एकत्र पाठवते ते पैसे: बँकेसाठी फाइल बनवा, मग तिचे उत्तर घ्या.',
  toPayouts: 'मागण्या निवडा',
  pageSize: 'पानावरील ओळी',
  empty: 'अजून एकही बॅच नाही',
  emptyHint: 'डॅशबोर्डवर थांबलेल्या मागण्या निवडा आणि त्यांची बॅच बनवा.',
  madeAt: 'बनवली',
  unknown: 'कोणीतरी',
  total: 'एकूण',
  paidOf: '{total} पैकी {paid}',
  state: 'स्थिती',
  'state.open': 'सुरू आहे',
  'state.done': 'पूर्ण',
  'state.cancelled': 'रद्द',
  open: 'उघडा',
  toList: 'सर्व बॅच',
  counts: '{waiting} थांबलेल्या, {paid} पाठवलेल्या, {failed} न पाठवलेल्या, {released} मोकळ्या केलेल्या',
  member: 'सदस्य',
  amount: 'रक्कम',
  reference: 'संदर्भ',
  actions: 'कृती',
  rowReason: 'कारण: {reason}',
  fileButton: 'बँकेसाठी फाइल बनवा',
  fileLead:
    'फाइलमध्ये खाते क्रमांक स्पष्ट लिहिलेले असतात. ती कोणी बनवली याची नोंद होते. दुसरे कोणी वाचू शकणार नाही तिथे ती सेव्ह करा आणि बँकेला मिळाल्यावर हटवा.',
  layout: 'बँकेचा नमुना',
  unconfirmed: 'हा नमुना अजून कोणत्याही बँकेने पक्का केलेला नाही. आधी एका छोट्या रकमेने करून पाहा.',
  againLead: 'या बॅचची फाइल आधी बनली आहे. ती बँकेकडे असेल तर पैसे दोनदा जातील.',
  bankMayPay: 'बँकेने पैसे पाठवले असू शकतात',
  again: 'आधीची फाइल बँकेपर्यंत पोहोचली नाही हे मला माहीत आहे.',
  cancelButton: 'बॅच रद्द करा',
  cancelLead: 'तिच्या मागण्या पुन्हा थांबतील आणि दुसऱ्या पद्धतीने पाठवता येतील.',
  cancelByOthers:
    'फाइल बनली आहे आणि बँक पैसे पाठवत असू शकते. {moment} पर्यंत रक्कम दुरुस्त करण्याचाही अधिकार असलेली व्यक्तीच हा बॅच रद्द करू शकते.',
  noneIsPaid: 'बँकेने यातील कोणालाही पाठवले नाहीत आणि पाठवणार नाही हे मला माहीत आहे.',
  cancelled: 'बॅच रद्द झाली.',
  failed: 'हे झाले नाही. {error}',
  ...payoutAnswers,
  ...payoutBatchChoice,
} satisfies SentencesOf<typeof bankFileMessages>;
