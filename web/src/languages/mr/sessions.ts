import type { sessionMessages } from '../../components/session-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sessions = {
  title: 'तुम्ही कुठे कुठे लॉग इन आहात',
  memberTitle: 'हे सदस्य कुठे कुठे लॉग इन आहेत',
  lead: 'यातले एखादे तुमचे नसेल तर ते लॉग आउट करा आणि पासवर्ड बदला.',
  device: '{system} वर {browser}',
  unknown: 'अनोळखी फोन किंवा संगणक',
  current: 'हाच फोन किंवा संगणक',
  seen: 'लॉग इन: {first}, शेवटचे दिसले: {last}',
  none: 'सध्या कुठेही नाही.',
  end: 'लॉग आउट करा',
  endNamed: 'लॉग आउट करा: {device}',
  endOthers: 'बाकी सगळीकडे लॉग आउट करा',
  endAll: 'सगळीकडून लॉग आउट करा',
  ended: 'तो फोन किंवा संगणक लॉग आउट झाला.',
  allEnded: 'ते सगळे लॉग आउट झाले.',
  failed: 'हे करता आले नाही. {error}',
  askTitle: 'बाकी सगळीकडे लॉग आउट करायचे?',
  askText: 'फक्त हाच फोन किंवा संगणक लॉग इन राहील. बाकी सगळीकडे पुन्हा पासवर्ड द्यावा लागेल.',
  askAllTitle: 'या सदस्याला सगळीकडून लॉग आउट करायचे?',
  askAllText: 'सदस्याला प्रत्येक फोनवर आणि संगणकावर पुन्हा पासवर्ड द्यावा लागेल.',
} satisfies SentencesOf<typeof sessionMessages>;
