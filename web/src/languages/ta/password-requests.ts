import type { passwordRequestMessages } from '../../features/password-requests/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passwordRequests = {
  title: 'கடவுச்சொல் கோரிக்கைகள்',
  lead: 'இந்த உறுப்பினர்கள் கடவுச்சொல்லை மறந்துவிட்டார்கள். எதையும் செய்வதற்கு முன் இங்கே உள்ள எண்ணில் மட்டும் அழைக்கவும்.',
  name: 'பெயர்',
  mobile: 'மொபைல்',
  since: 'எப்போதிலிருந்து',
  lastAsked: 'கடைசியாகக் கேட்டது',
  times: 'எத்தனை முறை கேட்டார்',
  'timesAsked.one': '{count} முறை',
  'timesAsked.other': '{count} முறை',
  actions: 'செயல்கள்',
  give: 'கடவுச்சொல் வழங்கு',
  dismiss: 'மூடு',
  dismissTitle: 'இந்தக் கோரிக்கையை மூடவா?',
  dismissLead: '{name} அவர்களுக்குப் புதிய கடவுச்சொல் கிடைக்காது; காரணம் தெரிவிக்கப்படும். கடவுச்சொல் அப்படியே இருக்கும்.',
  dismissed: '{name} அவர்களின் கோரிக்கை மூடப்பட்டது.',
  failed: 'கோரிக்கையை மூட முடியவில்லை. {error}',
  empty: 'யாரும் கடவுச்சொல்லுக்குக் காத்திருக்கவில்லை',
  emptyHint: 'ஓர் உறுப்பினர் கடவுச்சொல்லை மறந்து புதியது கேட்டால் இங்கே இருக்கும்.',
} satisfies SentencesOf<typeof passwordRequestMessages>;
