import type { draftMessages } from '../../components/draft-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const drafts = {
  restored: 'तुम्ही लिहिलेले आम्ही जपून ठेवले आहे ({when}).',
  notKept: 'तुम्ही लिहिलेले आम्ही जपून ठेवले आहे ({when}). पासवर्ड आणि कागदपत्रांचे क्रमांक कधीच ठेवत नाही.',
} satisfies SentencesOf<typeof draftMessages>;
