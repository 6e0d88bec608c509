import type { treeMessages } from '../../features/network-tree/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const networkTree = {
  title: 'आपका नेटवर्क, ट्री के रूप में',
  keys: 'तीर वाली कुंजियों से चलें और खोलें, Enter से जानकारी देखें।',
  loading: 'लोड हो रहा है…',
  more: 'और दिखाएँ ({count} बाक़ी)',
  failed: 'यह हिस्सा लोड नहीं हो सका। {error}',
  retry: 'फिर कोशिश करें',
  level: 'स्तर {level}',
  noPlan: 'कोई प्लान नहीं',
  waiting: 'मंज़ूरी बाक़ी',
  counts: '{direct} सीधे, कुल {all}',
  nobody: 'नीचे कोई नहीं',
  details: 'जानकारी देखें',
  empty: 'आपके नेटवर्क में अभी कोई नहीं',
  emptyHint: 'सदस्य जोड़ें या अपना रेफ़रल लिंक भेजें, वे यहाँ दिखेंगे।',
} satisfies SentencesOf<typeof treeMessages>;
