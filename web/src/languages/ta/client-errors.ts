import type { clientErrorMessages } from '../../lib/api/client-error-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const clientErrors = {
  unreachable: 'சர்வரை அடைய முடியவில்லை. சிறிது நேரம் கழித்து மீண்டும் முயற்சி செய்யவும்.',
  offline: 'உங்கள் இணையம் இல்லை போலிருக்கிறது. இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யவும்.',
  unreadable: 'சர்வரின் பதிலைப் படிக்க முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  unavailable: 'இந்தச் சேவை இப்போது கிடைக்கவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  tooMany: 'பல முறை முயற்சி செய்யப்பட்டது. {minutes} நிமிடங்கள் கழித்து மீண்டும் முயற்சி செய்யவும்.',
  passwordNotGiven: 'எதுவும் செய்யப்படவில்லை: இதற்கு உங்கள் கடவுச்சொல் தேவை.',
  silent: 'நேரத்தில் பதில் வரவில்லை. இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.',
  unknown: 'ஏதோ தவறாகிவிட்டது. மீண்டும் முயற்சி செய்யவும்.',
} satisfies SentencesOf<typeof clientErrorMessages>;
