import type { loginMessages } from '../../features/login/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const login = {
  title: 'உள்நுழை',
  lead: 'மீண்டும் வருக. உங்கள் மொபைல் எண்ணால் உள்நுழையவும்.',
  mobile: 'மொபைல் எண்',
  password: 'கடவுச்சொல்',
  submit: 'உள்நுழை',
  tenDigits: 'மொபைல் எண்ணில் 10 இலக்கங்கள் இருக்க வேண்டும்',
  passwordNeeded: 'கடவுச்சொல்லை எழுதவும்',
  newHere: 'இங்கே புதியவரா?',
  register: 'கணக்கு தொடங்கு',
  expired: 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழையவும்.',
  demoTitle: 'மாதிரியை முயன்று பாருங்கள்',
  demoLead: 'இங்கே மாதிரித் தரவு உள்ளது. ஒரே கிளிக்கில் இவராக உள்நுழையலாம்:',
  demoHead: 'நிர்வாகி',
  demoUnapproved: 'ஒப்புதல் இல்லை',
} satisfies SentencesOf<typeof loginMessages>;
