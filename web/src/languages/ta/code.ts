import type { codeMessages } from '../../components/code-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const code = {
  password: 'கடவுச்சொல்',
  passwordNeeded: 'கடவுச்சொல்லை உள்ளிடவும்',
  appCode: 'உங்கள் அங்கீகாரச் செயலியின் குறியீடு',
  recoveryCode: 'மீட்புக் குறியீடு',
  needed: 'குறியீட்டை உள்ளிடவும்',
  useRecovery: 'செயலி இல்லை: மீட்புக் குறியீட்டைப் பயன்படுத்து',
  useApp: 'செயலியின் குறியீட்டைப் பயன்படுத்து',
} satisfies SentencesOf<typeof codeMessages>;
