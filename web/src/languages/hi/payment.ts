import type { paymentMessages } from '../../components/payment/payment-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const payment = {
  pay: '{amount} दें',
  payee: 'जिसे देना है',
  upiId: 'UPI आईडी',
  amount: 'रकम',
  txnid: 'लेन-देन आईडी',
  qrAlt: '{amount} के UPI भुगतान का QR कोड',
  qrHint: 'किसी भी UPI ऐप से स्कैन करें और ठीक यही रकम दें।',
  otherPhone: 'दूसरे फ़ोन से भुगतान करें',
  saveQr: 'QR सेव करें',
  payWith: '{amount} इस ऐप से दें',
  otherApp: 'कोई और UPI ऐप',
  linkRefused:
    'कुछ ऐप वेब पेज से किसी निजी UPI आईडी पर भुगतान नहीं करते। ऐसा हो तो QR कोड स्कैन करें, या UPI आईडी और रकम कॉपी करके ऐप में डालें।',
  galleryLimit:
    'कई ऐप गैलरी से चुने QR कोड पर {limit} तक ही भुगतान करते हैं। ज़्यादा देना हो तो उसे दूसरी स्क्रीन से स्कैन करें या UPI आईडी कॉपी करें।',
  afterwards: 'फिर यहाँ लौटकर स्क्रीनशॉट भेजें।',
  offer: 'तस्वीर से नंबर पढ़ें',
  offerHint: 'एक बार {size} डाउनलोड होगा। तस्वीर आपके फ़ोन में ही रहती है।',
  reading: 'आपकी तस्वीर से नंबर पढ़ा जा रहा है। आपको रुकने की ज़रूरत नहीं।',
  read: 'आपकी तस्वीर से पढ़ा गया। कृपया मिलान कर लें।',
  different: 'आपकी तस्वीर में {utr} है।',
  use: 'यही नंबर डालें',
  unread: 'नंबर पढ़ा नहीं जा सका। कृपया तस्वीर देखकर लिखें।',
  amountRight: 'तस्वीर में {amount} है, यही देना था।',
  amountWrong: 'तस्वीर में {amount} है, पर {due} देना है। क्या यह सही तस्वीर है?',
} satisfies SentencesOf<typeof paymentMessages>;
