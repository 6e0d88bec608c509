import type { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkey = {
  logIn: 'கடவுச்சாவியால் உள்நுழை',
  use: 'கடவுச்சாவியைப் பயன்படுத்து',
  notUsed: 'கடவுச்சாவி எதுவும் பயன்படுத்தப்படவில்லை; எதுவும் மாறவில்லை.',
  failed: 'இந்தப் பிரவுசரால் இங்கே கடவுச்சாவியைப் பயன்படுத்த முடியவில்லை. கடவுச்சொல்லைப் பயன்படுத்தவும்.',
  takenHere: 'இந்தச் சாதனத்தில் உங்கள் கணக்கின் கடவுச்சாவி ஏற்கெனவே உள்ளது.',
} satisfies SentencesOf<typeof passkeyMessages>;
