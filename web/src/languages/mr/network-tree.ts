import type { treeMessages } from '../../features/network-tree/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const networkTree = {
  title: 'तुमचे नेटवर्क, ट्री स्वरूपात',
  keys: 'बाणांच्या बटणांनी हलवा आणि उघडा, Enter ने माहिती पाहा.',
  loading: 'लोड होत आहे…',
  more: 'आणखी दाखवा ({count} बाकी)',
  failed: 'हा भाग लोड झाला नाही. {error}',
  retry: 'पुन्हा प्रयत्न करा',
  level: 'स्तर {level}',
  noPlan: 'प्लॅन नाही',
  waiting: 'मंजुरी बाकी',
  counts: '{direct} थेट, एकूण {all}',
  nobody: 'खाली कोणी नाही',
  details: 'माहिती पाहा',
  empty: 'तुमच्या नेटवर्कमध्ये अजून कोणी नाही',
  emptyHint: 'सदस्य जोडा किंवा तुमची रेफरल लिंक पाठवा, ते इथे दिसतील.',
} satisfies SentencesOf<typeof treeMessages>;
