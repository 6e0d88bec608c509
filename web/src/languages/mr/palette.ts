import type { paletteMessages } from '../../features/palette/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const palette = {
  title: 'सगळीकडे शोधा',
  placeholder: 'नाव, कोड, मोबाईल, UTR किंवा पान',
  close: 'बंद करा',
  results: 'निकाल',
  recent: 'अलीकडे निवडलेले',
  screens: 'पाने',
  members: 'सदस्य',
  orders: 'कापसाच्या ऑर्डर',
  payouts: 'पैसे काढणे आणि परतावे',
  payments: 'UTR वरून पेमेंट',
  grievances: 'तक्रारी',
  order: '{name}, {kg} किलो कापूस',
  'payable.payout': '{name}, {amount} काढणे',
  'payable.deposit-refund': '{name}, अनामतीचा {amount} चा परतावा',
  'payable.plan-refund': '{name}, प्लॅनचा {amount} चा परतावा',
  bankLine: 'बँकेत: {amount}, {date}',
  sentBy: '{name} यांनी पाठवला',
  typeMore: 'किमान दोन अक्षरे किंवा अंक लिहा.',
  searching: 'शोधत आहे…',
  nothing: 'काही सापडले नाही. कोड, UTR आणि तक्रार क्रमांक पूर्ण लिहा.',
  someFailed: 'काही ठिकाणी शोधता आले नाही. {error}',
  'found.one': '{count} निकाल',
  'found.other': '{count} निकाल',
} satisfies SentencesOf<typeof paletteMessages>;
