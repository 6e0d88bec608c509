import type { kitMessages } from '../../components/kit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const kit = {
  '200g cotton for practice': 'अभ्यास के लिए 200 ग्राम रुई',
  'Round wick production': 'गोल बत्तियाँ बनाना',
  '300g cotton': '300 ग्राम रुई',
  'Round and long wicks': 'गोल और लंबी बत्तियाँ',
  'Packaging included': 'पैकिंग साथ में',
  '400g cotton': '400 ग्राम रुई',
  'Vastramala production': 'वस्त्रमाला बनाना',
} satisfies SentencesOf<typeof kitMessages>;
