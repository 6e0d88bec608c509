import type { passkeysMessages } from '../../features/account/passkeys-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkeys = {
  title: 'पासकी',
  lead: 'अपने डिवाइस के फ़िंगरप्रिंट, चेहरे या PIN से लॉग इन करें: कुछ याद नहीं रखना, और ऐसा कुछ नहीं जो कोई नक़ली पेज आपसे पूछ सके।',
  none: 'आपकी अभी कोई पासकी नहीं है।',
  impossible: 'इस ब्राउज़र में, या इस पते पर, पासकी नहीं जोड़ी जा सकती।',
  enough: 'आपके पास दस पासकी हैं; एक खाते में इतनी ही हो सकती हैं।',
  times: '{added} को जोड़ी, आख़िरी बार {used} को इस्तेमाल हुई',
  unused: '{added} को जोड़ी, अभी इस्तेमाल नहीं हुई',
  synced: 'आपके सभी डिवाइस पर',
  add: 'पासकी जोड़ें',
  addText: 'यह जिसके पास हो, वह आपके खाते में लॉग इन कर सकता है: इसे केवल अपने डिवाइस पर जोड़ें।',
  name: 'नाम',
  nameHint: 'जैसे “मेरा फ़ोन”। नाम न दें तो इस डिवाइस का नाम रखा जाएगा।',
  optional: '(वैकल्पिक)',
  goOn: 'आगे बढ़ें',
  added: 'पासकी जोड़ दी गई।',
  remove: 'हटाएँ',
  removeNamed: 'पासकी {name} हटाएँ',
  removeTitle: 'यह पासकी हटाएँ?',
  removeText: '“{name}” से आपका खाता फिर नहीं खुलेगा। आपका पासवर्ड बना रहेगा।',
  removed: 'पासकी हटा दी गई। इसे अपने डिवाइस से भी मिटा दें।',
} satisfies SentencesOf<typeof passkeysMessages>;
