import type { numberMessages } from '../../components/number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const numbers = {
  adharNo: 'आधार नंबर',
  panCardNo: 'PAN कार्ड नंबर',
  bankAccountNo: 'बैंक खाता नंबर',
  ifscCode: 'IFSC कोड',
  bankHolder: 'बैंक में लिखा नाम',
  notGiven: 'नहीं दिया',
  showNumbers: 'नंबर दिखाएँ',
  hideNumbers: 'नंबर छिपाएँ',
  heldUntil:
    'इस खाते का पासवर्ड किसी और ने दिया था। {date} तक नंबर और स्कैन छिपे रहेंगे, बदले नहीं जा सकेंगे, और निकासी रुकी रहेगी। अगर पासवर्ड आपने नहीं माँगा था, तो हमें तुरंत फ़ोन करें।',
  numbersFailed: 'नंबर नहीं दिखाए जा सके। {error}',
  idProof: 'पहचान पत्र का स्कैन',
  panidProof: 'PAN कार्ड का स्कैन',
  openScan: 'खोलें',
  title: 'दस्तावेज़ और बैंक',
  recorded: 'ये नंबर जब भी देखे जाते हैं, उसका रिकॉर्ड रखा जाता है।',
} satisfies SentencesOf<typeof numberMessages>;
