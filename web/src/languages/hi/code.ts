import type { codeMessages } from '../../components/code-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const code = {
  password: 'पासवर्ड',
  passwordNeeded: 'कृपया पासवर्ड डालें',
  appCode: 'आपके ऑथेंटिकेटर ऐप का कोड',
  recoveryCode: 'रिकवरी कोड',
  needed: 'कृपया कोड डालें',
  useRecovery: 'ऐप पास नहीं है: रिकवरी कोड डालें',
  useApp: 'ऐप का कोड डालें',
} satisfies SentencesOf<typeof codeMessages>;
