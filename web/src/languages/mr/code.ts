import type { codeMessages } from '../../components/code-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const code = {
  password: 'पासवर्ड',
  passwordNeeded: 'कृपया पासवर्ड टाका',
  appCode: 'तुमच्या ऑथेंटिकेटर अॅपचा कोड',
  recoveryCode: 'रिकव्हरी कोड',
  needed: 'कृपया कोड टाका',
  useRecovery: 'अॅप जवळ नाही: रिकव्हरी कोड वापरा',
  useApp: 'अॅपचा कोड वापरा',
} satisfies SentencesOf<typeof codeMessages>;
