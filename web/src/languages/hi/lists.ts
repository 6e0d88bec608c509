import type { listMessages } from '../../components/list-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const lists = {
  previous: 'पिछला',
  next: 'अगला',
  range: '{total} में से {from}–{to}',
  rangeOpen: '{from}–{to}',
  pages: 'पेज',
  more: 'और दिखाएँ',
  details: 'पूरी जानकारी',
  searchedBefore: 'आप ऑफ़लाइन हैं: अभी सूची में खोजा नहीं जा सकता।',
  onPaper: 'यहाँ {pages} में से पेज {page} छपा है: {total} में से पंक्तियाँ {from} से {to}।',
  onPaperOpen: 'यहाँ केवल पेज {page} छपा है: पंक्तियाँ {from} से {to}। सूची में और पेज हैं।',
  moreOnPaper: 'सूची आगे भी है; जो नहीं खोला गया, वह यहाँ नहीं छपा।',
  fromDay: 'कब से',
  toDay: 'कब तक',
  backward: 'पहला दिन आख़िरी दिन के बाद का है। कृपया कोई एक बदलें।',
  download: 'डाउनलोड करें',
  'as.csv': 'CSV',
  'as.xlsx': 'Excel',
  exporting: 'फ़ाइल बन रही है…',
  exported: '{file} सेव हो गई।',
  exportFailed: 'फ़ाइल नहीं बन पाई। {error}',
} satisfies SentencesOf<typeof listMessages>;
