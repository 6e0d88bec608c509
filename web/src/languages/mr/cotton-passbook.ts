import type { passbookMessages } from '../../features/cotton/passbook-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const cottonPassbook = {
  title: 'कापूस पासबुक',
  lead: 'एप्रिल ते मार्च प्रत्येक महिन्याचा हिशेब. अनामत तुमची आहे आणि वातींसोबत परत मिळते.',
  year: 'वर्ष',
  month: 'महिना',
  taken: 'कापूस घेतला',
  returned: 'वाती परत दिल्या',
  paid: 'अनामत भरली',
  back: 'अनामत परत',
  held: 'शिल्लक अनामत',
  earned: 'मजुरी मिळवली',
  total: 'एकूण',
  before: 'आधीची अनामत: {amount}',
  empty: 'या वर्षात काही नाही',
  emptyHint: 'पैसे भरून मंजूर झालेला कापूस इथे दिसेल.',
  print: 'प्रिंट करा',
  printedOn: '{moment} रोजी प्रिंट केले',
} satisfies SentencesOf<typeof passbookMessages>;
