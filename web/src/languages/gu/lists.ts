import type { listMessages } from '../../components/list-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const lists = {
  previous: 'પાછળ',
  next: 'આગળ',
  range: '{total}માંથી {from}–{to}',
  rangeOpen: '{from}–{to}',
  pages: 'પેજ',
  more: 'વધુ બતાવો',
  details: 'પૂરી વિગત',
  searchedBefore: 'તમે ઑફલાઇન છો: હમણાં યાદીમાં શોધી શકાતું નથી.',
  onPaper: 'અહીં {pages}માંથી પેજ {page} છપાયું છે: {total}માંથી હરોળ {from} થી {to}.',
  onPaperOpen: 'અહીં ફક્ત પેજ {page} છપાયું છે: હરોળ {from} થી {to}. યાદીમાં વધુ પેજ છે.',
  moreOnPaper: 'યાદી આગળ પણ છે; જે ખોલ્યું નથી તે અહીં છપાયું નથી.',
  fromDay: 'ક્યારથી',
  toDay: 'ક્યાં સુધી',
  backward: 'પહેલો દિવસ છેલ્લા દિવસ પછીનો છે. કૃપા કરીને એક બદલો.',
  download: 'ડાઉનલોડ કરો',
  'as.csv': 'CSV',
  'as.xlsx': 'Excel',
  exporting: 'ફાઇલ બની રહી છે…',
  exported: '{file} સચવાઈ ગઈ.',
  exportFailed: 'ફાઇલ બની શકી નહીં. {error}',
} satisfies SentencesOf<typeof listMessages>;
