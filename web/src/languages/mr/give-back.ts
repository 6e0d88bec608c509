import type { giveBackMessages } from '../../features/plans/give-back-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const giveBack = {
  title: 'मन बदलले?',
  lead: '{date} पर्यंत तुम्ही {plan} प्लॅन परत करून {amount} परत मिळवू शकता.',
  button: 'हा प्लॅन रद्द करा',
  dialogTitle: 'हा प्लॅन रद्द करा आणि पैसे परत मिळवा',
  dialogLead: 'संचालक तुमची विनंती पाहतात. मंजूर झाल्यावर तुमच्याकडे पुन्हा {plan} प्लॅन असेल आणि {amount} UPI किंवा बँकेने परत मिळतील.',
  dialogLeadNone: 'संचालक तुमची विनंती पाहतात. मंजूर झाल्यावर तुमच्याकडे प्लॅन नसेल आणि {amount} UPI किंवा बँकेने परत मिळतील.',
  reason: 'कारण',
  optional: '(ऐच्छिक)',
  send: 'विनंती पाठवा',
  sent: 'तुमची विनंती पाठवली. संचालक ती पाहतील.',
  failed: 'पाठवता आली नाही. {error}',
  waiting: '{date} रोजी तुम्ही {plan} प्लॅन परत करण्याची विनंती केली. संचालक ती पाहत आहेत.',
  withdraw: 'माझा प्लॅन राहू द्या',
  withdrawn: 'तुमचा प्लॅन राहील.',
  withdrawFailed: 'मागे घेता आली नाही. {error}',
  refused: '{plan} प्लॅन परत करण्याची तुमची विनंती नामंजूर झाली: {reason}',
  reversed: 'तुमचा {plan} प्लॅन {date} रोजी परत घेतला गेला.',
  refundComing: '{amount} तुम्हाला UPI किंवा बँकेने परत मिळतील.',
  refunded: '{amount} तुम्हाला {day} रोजी परत दिले{utr}.',
} satisfies SentencesOf<typeof giveBackMessages>;
