import type { savedViewMessages } from '../../components/saved-view-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const savedViews = {
  title: 'जतन केलेली दृश्ये',
  save: 'हे दृश्य जतन करा',
  saveLead: 'या यादीचा शोध, फिल्टर आणि क्रम एका नावाने ठेवला जातो, फक्त तुमच्यासाठी, तुमच्या प्रत्येक डिव्हाइसवर.',
  name: 'नाव',
  nameNeeded: 'कृपया नाव लिहा, जास्तीत जास्त 60 अक्षरे.',
  nameTaken: 'या नावाचे दृश्य तुमच्याकडे आधीच आहे.',
  full: 'एका यादीची जास्तीत जास्त {count} दृश्ये ठेवली जातात. आधी एक काढा.',
  saved: '“{name}” जतन झाले.',
  manage: 'नाव बदला किंवा काढा',
  remove: 'काढा',
  removeNamed: 'काढा: {name}',
  keep: 'जतन करा',
  changed: 'तुमची दृश्ये जतन झाली.',
  failed: 'दृश्ये जतन झाली नाहीत. {error}',
  none: 'एकही दृश्य उरले नाही.',
  manyRows: '{count}+',
  'rows.one': '{count} ओळ',
  'rows.other': '{count} ओळी',
} satisfies SentencesOf<typeof savedViewMessages>;
