import type { passbookMessages } from '../../features/cotton/passbook-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonPassbook = {
  title: 'रुई पासबुक',
  lead: 'अप्रैल से मार्च तक हर महीने का हिसाब। जमा राशि आपकी है और बत्तियों के साथ वापस मिलती है।',
  year: 'साल',
  month: 'महीना',
  taken: 'रुई ली',
  returned: 'बत्तियाँ लौटाईं',
  paid: 'जमा राशि दी',
  back: 'जमा राशि वापस',
  held: 'रखी हुई जमा राशि',
  earned: 'मज़दूरी कमाई',
  total: 'कुल',
  before: 'पहले से जमा राशि: {amount}',
  empty: 'इस साल कुछ नहीं',
  emptyHint: 'भुगतान के बाद मंज़ूर हुई रुई यहाँ दिखेगी।',
  print: 'प्रिंट करें',
  printedOn: '{moment} को प्रिंट किया',
} satisfies SentencesOf<typeof passbookMessages>;
