import type { loginMessages } from '../../features/login/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const login = {
  title: 'உள்நுழை',
  lead: 'மீண்டும் வருக. உங்கள் மொபைல் எண்ணால் உள்நுழையவும்.',
  mobile: 'மொபைல் எண்',
  password: 'கடவுச்சொல்',
  submit: 'உள்நுழை',
  back: 'பின்செல்',
  codeLead: 'உங்கள் கணக்கை ஓர் அங்கீகாரச் செயலியும் பாதுகாக்கிறது.',
  tenDigits: 'மொபைல் எண்ணில் 10 இலக்கங்கள் இருக்க வேண்டும்',
  passwordNeeded: 'கடவுச்சொல்லை எழுதவும்',
  newHere: 'இங்கே புதியவரா?',
  register: 'கணக்கு தொடங்கு',
  forgot: 'கடவுச்சொல் மறந்துவிட்டதா?',
  forgotTitle: 'கடவுச்சொல் மறந்துவிட்டதா?',
  forgotLead: 'நீங்கள் உள்நுழையும் மொபைல் எண்ணைச் சொல்லுங்கள். அதே எண்ணில் அழைத்து ஒரு தற்காலிகக் கடவுச்சொல்லைத் தருவோம்.',
  forgotSubmit: 'அழைக்கச் சொல்',
  forgotSent:
    'நன்றி. இந்த எண் பதிவாகியிருந்தால், அலுவலகம் இதே எண்ணில் உங்களை அழைக்கும். பழைய கடவுச்சொல், OTP அல்லது PIN ஆகியவற்றை நாங்கள் ஒருபோதும் கேட்பதில்லை.',
  backToLogin: 'உள்நுழைவுக்குத் திரும்பு',
  suspendedFor: 'காரணம்: {reason}',
  expired: 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழையவும்.',
  demoTitle: 'மாதிரியை முயன்று பாருங்கள்',
  demoLead: 'இங்கே மாதிரித் தரவு உள்ளது. ஒரே கிளிக்கில் இவராக உள்நுழையலாம்:',
  demoHead: 'நிர்வாகி',
  demoUnapproved: 'ஒப்புதல் இல்லை',
} satisfies SentencesOf<typeof loginMessages>;
