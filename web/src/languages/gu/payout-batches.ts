import type { bankFileMessages } from '../../features/payouts/bank-file-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';
import { payoutAnswers } from './payout-answers.js';
import { payoutBatchChoice } from './payout-batch-choice.js';

export const payoutBatches = {
  title: 'ઉપાડના બૅચ',
  lead: 'બૅંક એકસાથે મોકલે છે તે પૈસા: બૅંક માટે ફાઇલ બનાવો, પછી તેનો જવાબ લો.',
  toPayouts: 'ઉપાડ પસંદ કરો',
  pageSize: 'પેજ પર લીટીઓ',
  empty: 'હજી કોઈ બૅચ નથી',
  emptyHint: 'ડેશબોર્ડ પર રાહ જોતા ઉપાડ પસંદ કરો અને તેમનો બૅચ બનાવો.',
  madeAt: 'બનાવ્યો',
  unknown: 'કોઈક',
  total: 'કુલ',
  paidOf: '{total} માંથી {paid}',
  state: 'સ્થિતિ',
  'state.open': 'ચાલુ છે',
  'state.done': 'પૂરો',
  'state.cancelled': 'રદ',
  open: 'ખોલો',
  toList: 'બધા બૅચ',
  counts: '{waiting} રાહ જુએ છે, {paid} મોકલાયા, {failed} મોકલાયા નથી, {released} છૂટા કર્યા',
  member: 'સભ્ય',
  amount: 'રકમ',
  reference: 'રેફરન્સ',
  actions: 'ક્રિયા',
  rowReason: 'કારણ: {reason}',
  fileButton: 'બૅંક માટે ફાઇલ બનાવો',
  fileLead:
    'ફાઇલમાં ખાતા નંબર સ્પષ્ટ લખેલા હોય છે. તે કોણે બનાવી તેની નોંધ થાય છે. બીજું કોઈ વાંચી ન શકે ત્યાં સેવ કરો, અને બૅંકને મળે પછી કાઢી નાખો.',
  layout: 'બૅંકનું માળખું',
  unconfirmed: 'આ માળખું હજી કોઈ બૅંકે પાકું કર્યું નથી. પહેલાં એક નાની રકમથી અજમાવો.',
  againLead: 'આ બૅચની ફાઇલ પહેલાં બની છે. તે બૅંક પાસે હોય તો પૈસા બે વાર જશે.',
  bankMayPay: 'બૅંકે પૈસા મોકલી દીધા હોઈ શકે છે',
  again: 'હું જાણું છું કે પહેલાંની ફાઇલ બૅંક સુધી પહોંચી નથી.',
  cancelButton: 'બૅચ રદ કરો',
  cancelLead: 'તેના ઉપાડ ફરી રાહ જોશે, અને બીજી રીતે મોકલી શકાશે.',
  cancelByOthers:
    'ફાઇલ બની ગઈ છે અને બૅંક પૈસા મોકલી રહી હોઈ શકે. {moment} સુધી જેને રકમ સુધારવાનો પણ અધિકાર છે તે જ આ બૅચ રદ કરી શકે છે.',
  noneIsPaid: 'હું જાણું છું કે બૅંકે આમાંથી કોઈને મોકલ્યા નથી, અને મોકલશે નહીં.',
  cancelled: 'બૅચ રદ થયો.',
  failed: 'આ થયું નહીં. {error}',
  ...payoutAnswers,
  ...payoutBatchChoice,
} satisfies SentencesOf<typeof bankFileMessages>;
