import type { creditMessages } from '../../features/notifications/credits/credit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const credits = {
  credited: '{amount} வந்தது',
  several: '{count} முறை வந்த தொகை மொத்தமாக',
  openWallet: 'பணப்பையைத் திற',
  close: 'மூடு',
  listen: 'கேள்',
  ask: 'இனி வரும் தொகையைப் பேசிச் சொல்லலாமா?',
  yes: 'ஆம், பேசிச் சொல்',
  no: 'வேண்டாம்',
  noVoice: 'இந்தச் சாதனத்தில் {language} குரல் இல்லை; எனவே எதுவும் பேசப்படாது. சாதனத்தின் “டெக்ஸ்ட்-டு-ஸ்பீச்” அமைப்பில் குரலைச் சேர்க்கலாம்.',
  title: 'தொகையைப் பேசிச் சொல்வது',
  lead: 'தீபம் திறந்திருக்கும்போது பணம் வந்தால், தொகை உங்கள் மொழியில் பேசப்படும். அருகில் இருப்பவர்களுக்கும் கேட்கும்.',
  switch: 'வரும் தொகையைப் பேசிச் சொல்',
  example: 'மாதிரியைக் கேள்',
} satisfies SentencesOf<typeof creditMessages>;
