import type { openingMessages } from '../../features/account/opening-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const openings = {
  title: 'तुमची कागदपत्रे कोणी पाहिली',
  lead: 'तुमच्याशिवाय ज्यांनी तुमचे क्रमांक किंवा स्कॅन पाहिले, त्यांची नोंद इथे आहे.',
  'numbers-revealed': 'कागदपत्रांचे क्रमांक पाहिले',
  'bank-details-revealed': 'पैसे काढण्यासाठी बँक तपशील पाहिले',
  'scan-opened': 'कागदपत्राचे स्कॅन उघडले',
  'temporary-password-given': 'तात्पुरता पासवर्ड दिला, आणि तुमच्या नावाने लॉग इन करू शकत होते',
  by: '{name}, {date}',
  byAsOwner: 'तुम्ही किंवा {name}, {name} यांनी दिलेल्या पासवर्डने, {date}',
  others: 'हे लॉग इन यांनीही वापरले असू शकते: {names}',
  head: 'संचालक',
  member: 'सदस्य',
  staff: 'कार्यालय',
  other: 'सिस्टम',
  none: 'अजून कोणी नाही.',
} satisfies SentencesOf<typeof openingMessages>;
