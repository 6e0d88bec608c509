import type { secondFactorMessages } from '../../features/account/second-factor-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const secondFactor = {
  title: 'ऑथेंटिकेटर अॅप',
  lead: 'यामुळे चोरलेला पासवर्ड पुरेसा ठरत नाही: प्रत्येक लॉग इनला तुमचा फोन दाखवतो तो कोडही विचारला जातो.',
  isOn: 'चालू',
  isOff: 'बंद',
  left: 'उरलेले रिकव्हरी कोड: {count}',
  fewLeft: 'उरलेले रिकव्हरी कोड: {count}. गरज पडण्याआधी नवे तयार करा.',
  setUp: 'जोडा',
  setUpTitle: 'तुमचे ऑथेंटिकेटर अॅप जोडा',
  scan: 'हे चित्र एखाद्या ऑथेंटिकेटर अॅपने स्कॅन करा, जसे Google Authenticator, Aegis किंवा Microsoft Authenticator.',
  qrAlt: 'ऑथेंटिकेटर अॅपसाठी QR कोड',
  orType: 'किंवा अॅपमध्ये ही की लिहा:',
  copyKey: 'की',
  thenCode: 'मग अॅप दाखवते ते सहा अंक टाका.',
  turnOn: 'चालू करा',
  renew: 'नवे रिकव्हरी कोड',
  renewText: 'तुमच्याकडे आता असलेले रिकव्हरी कोड यापुढे चालणार नाहीत.',
  turnOff: 'बंद करा',
  turnOffTitle: 'ऑथेंटिकेटर अॅप बंद करायचे?',
  turnOffText: 'त्यानंतर लॉग इनसाठी फक्त तुमचा पासवर्ड पुरेसा असेल.',
  codesTitle: 'तुमचे रिकव्हरी कोड',
  codesText:
    'फोन जवळ नसेल तर यातील प्रत्येक कोडने तुम्ही एकदा लॉग इन करू शकता. ते कागदावर किंवा सुरक्षित जागी ठेवा: ते फक्त आताच दिसतात.',
  copyCodes: 'रिकव्हरी कोड',
  saveCodes: 'फाइलमध्ये जतन करा',
  saved: 'मी ते ठेवले आहेत',
  nowOff: 'ऑथेंटिकेटर अॅप बंद केले.',
} satisfies SentencesOf<typeof secondFactorMessages>;
