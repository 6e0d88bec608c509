import type { paymentMessages } from '../../components/payment/payment-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const payment = {
  pay: '{amount} भरा',
  payee: 'ज्यांना द्यायचे',
  upiId: 'UPI आयडी',
  amount: 'रक्कम',
  txnid: 'व्यवहार आयडी',
  qrAlt: '{amount} च्या UPI पेमेंटचा QR कोड',
  qrHint: 'कोणत्याही UPI ॲपने स्कॅन करा आणि नेमकी हीच रक्कम द्या.',
  otherPhone: 'दुसऱ्या फोनवरून पैसे भरा',
  saveQr: 'QR सेव्ह करा',
  payWith: '{amount} या अॅपने भरा',
  otherApp: 'दुसरे UPI अॅप',
  linkRefused:
    'काही अ‍ॅप वेब पेजवरून वैयक्तिक UPI आयडीला पैसे देत नाहीत. तसे झाले तर QR कोड स्कॅन करा, किंवा UPI आयडी आणि रक्कम कॉपी करून अ‍ॅपमध्ये टाका.',
  galleryLimit:
    'अनेक अ‍ॅप गॅलरीतील QR कोडवर {limit} पर्यंतच पैसे देऊ देतात. जास्त भरायचे असल्यास तो दुसऱ्या स्क्रीनवरून स्कॅन करा किंवा UPI आयडी कॉपी करा.',
  afterwards: 'मग इथे परत येऊन स्क्रीनशॉट पाठवा.',
  offer: 'चित्रातून क्रमांक वाचा',
  offerHint: 'एकदाच {size} डाउनलोड होईल. चित्र तुमच्या फोनमध्येच राहते.',
  reading: 'तुमच्या चित्रातून क्रमांक वाचला जात आहे. थांबण्याची गरज नाही.',
  read: 'तुमच्या चित्रातून वाचला. कृपया पडताळून पाहा.',
  different: 'तुमच्या चित्रात {utr} आहे.',
  use: 'हाच क्रमांक वापरा',
  unread: 'क्रमांक वाचता आला नाही. कृपया चित्र पाहून लिहा.',
  amountRight: 'चित्रात {amount} आहे, तेवढीच रक्कम हवी.',
  amountWrong: 'चित्रात {amount} आहे, पण {due} द्यायचे आहेत. हे बरोबर चित्र आहे का?',
} satisfies SentencesOf<typeof paymentMessages>;
