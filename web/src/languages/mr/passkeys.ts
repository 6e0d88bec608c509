import type { passkeysMessages } from '../../features/account/passkeys-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkeys = {
  title: 'पासकी',
  lead: 'तुमच्या डिव्हाइसच्या फिंगरप्रिंट, चेहरा किंवा PIN ने लॉग इन करा: काही लक्षात ठेवायचे नाही, आणि खोटे पेज विचारू शकेल असे काही नाही.',
  none: 'तुमच्याकडे अजून पासकी नाही.',
  impossible: 'या ब्राउझरमध्ये, किंवा या पत्त्यावर, पासकी जोडता येत नाही.',
  enough: 'तुमच्याकडे दहा पासकी आहेत; एका खात्यात तेवढ्याच असू शकतात.',
  times: '{added} ला जोडली, शेवटची {used} ला वापरली',
  unused: '{added} ला जोडली, अजून वापरली नाही',
  synced: 'तुमच्या सर्व डिव्हाइसवर',
  add: 'पासकी जोडा',
  addText: 'ती ज्याच्याकडे असेल तो तुमच्या खात्यात लॉग इन करू शकतो: फक्त तुमच्या स्वतःच्या डिव्हाइसवर जोडा.',
  name: 'नाव',
  nameHint: 'जसे “माझा फोन”. नाव न दिल्यास या डिव्हाइसचे नाव ठेवले जाते.',
  optional: '(ऐच्छिक)',
  goOn: 'पुढे जा',
  added: 'पासकी जोडली.',
  remove: 'काढा',
  removeNamed: 'पासकी {name} काढा',
  removeTitle: 'ही पासकी काढायची?',
  removeText: '“{name}” ने तुमचे खाते यापुढे उघडणार नाही. तुमचा पासवर्ड तसाच राहील.',
  removed: 'पासकी काढली. ती तुमच्या डिव्हाइसवरूनही काढून टाका.',
} satisfies SentencesOf<typeof passkeysMessages>;
