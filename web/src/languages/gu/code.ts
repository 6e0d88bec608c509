import type { codeMessages } from '../../components/code-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const code = {
  password: 'પાસવર્ડ',
  passwordNeeded: 'કૃપા કરીને પાસવર્ડ લખો',
  appCode: 'તમારી ઑથેન્ટિકેટર ઍપનો કોડ',
  recoveryCode: 'રિકવરી કોડ',
  needed: 'કૃપા કરીને કોડ લખો',
  useRecovery: 'ઍપ પાસે નથી: રિકવરી કોડ વાપરો',
  useApp: 'ઍપનો કોડ વાપરો',
} satisfies SentencesOf<typeof codeMessages>;
