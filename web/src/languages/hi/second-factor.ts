import type { secondFactorMessages } from '../../features/account/second-factor-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const secondFactor = {
  title: 'ऑथेंटिकेटर ऐप',
  lead: 'इससे चुराया हुआ पासवर्ड काफ़ी नहीं होता: हर लॉग इन पर एक कोड भी माँगा जाता है, जो आपका फ़ोन दिखाता है।',
  isOn: 'चालू',
  isOff: 'बंद',
  left: 'बचे हुए रिकवरी कोड: {count}',
  fewLeft: 'बचे हुए रिकवरी कोड: {count}। ज़रूरत पड़ने से पहले नए बना लें।',
  setUp: 'जोड़ें',
  setUpTitle: 'अपना ऑथेंटिकेटर ऐप जोड़ें',
  scan: 'इस तस्वीर को किसी ऑथेंटिकेटर ऐप से स्कैन करें, जैसे Google Authenticator, Aegis या Microsoft Authenticator।',
  qrAlt: 'ऑथेंटिकेटर ऐप के लिए QR कोड',
  orType: 'या ऐप में यह कुंजी लिखें:',
  copyKey: 'कुंजी',
  thenCode: 'फिर वे छह अंक डालें जो ऐप दिखाता है।',
  turnOn: 'चालू करें',
  renew: 'नए रिकवरी कोड',
  renewText: 'आपके पास अभी जो रिकवरी कोड हैं, वे फिर काम नहीं करेंगे।',
  turnOff: 'बंद करें',
  turnOffTitle: 'ऑथेंटिकेटर ऐप बंद करें?',
  turnOffText: 'इसके बाद लॉग इन के लिए सिर्फ़ आपका पासवर्ड काफ़ी होगा।',
  codesTitle: 'आपके रिकवरी कोड',
  codesText:
    'फ़ोन पास न हो तो इनमें से हर कोड से आप एक बार लॉग इन कर सकते हैं। इन्हें काग़ज़ पर या किसी सुरक्षित जगह रखें: ये सिर्फ़ अभी दिखते हैं।',
  copyCodes: 'रिकवरी कोड',
  saveCodes: 'फ़ाइल में सहेजें',
  saved: 'मैंने इन्हें रख लिया',
  nowOff: 'ऑथेंटिकेटर ऐप बंद कर दिया गया।',
} satisfies SentencesOf<typeof secondFactorMessages>;
