import type { savedViewMessages } from '../../components/saved-view-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const savedViews = {
  title: 'सेव किए दृश्य',
  save: 'यह दृश्य सेव करें',
  saveLead: 'इस सूची की खोज, फ़िल्टर और क्रम एक नाम से रखे जाते हैं, सिर्फ़ आपके लिए, आपके हर डिवाइस पर।',
  name: 'नाम',
  nameNeeded: 'कृपया नाम लिखें, ज़्यादा से ज़्यादा 60 अक्षर।',
  nameTaken: 'इस नाम का दृश्य आपके पास पहले से है।',
  full: 'एक सूची के ज़्यादा से ज़्यादा {count} दृश्य रखे जाते हैं। पहले कोई एक हटाएँ।',
  saved: '“{name}” सेव हो गया।',
  manage: 'नाम बदलें या हटाएँ',
  remove: 'हटाएँ',
  removeNamed: 'हटाएँ: {name}',
  keep: 'सेव करें',
  changed: 'आपके दृश्य सेव हो गए।',
  failed: 'दृश्य सेव नहीं हुए। {error}',
  none: 'कोई दृश्य नहीं बचा।',
  manyRows: '{count}+',
  'rows.one': '{count} पंक्ति',
  'rows.other': '{count} पंक्तियाँ',
} satisfies SentencesOf<typeof savedViewMessages>;
