import type { sessionMessages } from '../../components/session-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const sessions = {
  title: 'आप कहाँ-कहाँ लॉग इन हैं',
  memberTitle: 'यह सदस्य कहाँ-कहाँ लॉग इन है',
  lead: 'इनमें से कोई आपका न हो तो उसे लॉग आउट करें और पासवर्ड बदलें।',
  device: '{system} पर {browser}',
  unknown: 'अनजान फ़ोन या कंप्यूटर',
  current: 'यही फ़ोन या कंप्यूटर',
  seen: 'लॉग इन: {first}, आख़िरी बार दिखा: {last}',
  none: 'अभी कहीं नहीं।',
  end: 'लॉग आउट करें',
  endNamed: 'लॉग आउट करें: {device}',
  endOthers: 'बाक़ी सब जगह लॉग आउट करें',
  endAll: 'हर जगह से लॉग आउट करें',
  ended: 'वह फ़ोन या कंप्यूटर लॉग आउट हो गया।',
  allEnded: 'वे सब लॉग आउट हो गए।',
  failed: 'यह नहीं हो सका। {error}',
  askTitle: 'बाक़ी सब जगह लॉग आउट करें?',
  askText: 'सिर्फ़ यही फ़ोन या कंप्यूटर लॉग इन रहेगा। बाक़ी सब पर फिर पासवर्ड देना होगा।',
  askAllTitle: 'इस सदस्य को हर जगह से लॉग आउट करें?',
  askAllText: 'सदस्य को हर फ़ोन और कंप्यूटर पर फिर पासवर्ड देना होगा।',
} satisfies SentencesOf<typeof sessionMessages>;
