import type { sharedNumberMessages } from '../../components/shared-number-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sharedNumbers = {
  title: 'दूसरे खाते में भी इस्तेमाल हुआ है',
  lead: 'हो सकता है कई खाते एक ही व्यक्ति के हों। फ़ैसला करने से पहले मिलान कर लें।',
  adharNo: 'आधार {number}',
  panCardNo: 'पैन {number}',
  bankAccountNo: 'बैंक खाता {number}',
  mobile: 'मोबाइल जिसके अंत में {number}',
  owed: 'बंद करते समय {amount} बकाया थे',
  more: 'और {count}',
  deleted: 'हटाया गया पंजीकरण',
  head: 'कंपनी',
  looking: 'नंबरों का दूसरे खातों से मिलान हो रहा है…',
  failed: 'नंबरों का दूसरे खातों से मिलान नहीं हो पाया। {error}',
  again: 'फिर कोशिश करें',
  badge: 'साझा नंबर',
} satisfies SentencesOf<typeof sharedNumberMessages>;
