import type { numberMessages } from '../../components/number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const numbers = {
  adharNo: 'आधार नंबर',
  panCardNo: 'PAN कार्ड नंबर',
  bankAccountNo: 'बँक खाते नंबर',
  ifscCode: 'IFSC कोड',
  bankHolder: 'बँकेतील नाव',
  notGiven: 'दिलेले नाही',
  showNumbers: 'नंबर दाखवा',
  hideNumbers: 'नंबर लपवा',
  heldUntil:
    'या खात्याचा पासवर्ड दुसऱ्या कोणीतरी दिला होता. {date} पर्यंत क्रमांक आणि स्कॅन लपलेले राहतील, बदलता येणार नाहीत आणि पैसे काढणे थांबलेले राहील. पासवर्ड तुम्ही मागितला नसेल, तर आम्हाला लगेच फोन करा.',
  numbersFailed: 'नंबर दाखवता आले नाहीत. {error}',
  idProof: 'ओळखपत्राचा स्कॅन',
  panidProof: 'PAN कार्डाचा स्कॅन',
  openScan: 'उघडा',
  title: 'कागदपत्रे आणि बँक',
  recorded: 'हे क्रमांक प्रत्येक वेळी पाहिल्याची नोंद ठेवली जाते.',
} satisfies SentencesOf<typeof numberMessages>;
