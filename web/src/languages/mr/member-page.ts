import type { memberPageMessages } from '../../features/member-page/messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const memberPage = {
  title: 'सदस्य',
  parts: 'या पानाचे भाग',
  'part.timeline': 'काय काय घडले',
  'part.plans': 'प्लॅन',
  'part.ledger': 'खाते उतारा',
  'part.orders': 'कापसाच्या ऑर्डर',
  'part.payouts': 'पैसे काढणे',
  'part.grievances': 'तक्रारी',
  nobodyTitle: 'असा सदस्य नाही',
  nobody: 'या पत्त्यावर कोणी सदस्य नाही. हटवलेली नोंदणी आता मिळत नाही.',
  toMembers: 'सर्व सदस्य',
  noProfileTitle: 'प्रोफाइल',
  noProfile: 'तुमच्या भूमिकेत सदस्यांची प्रोफाइल नाही. कामासाठी हवी असेल, तर संचालकांना सांगा.',
} satisfies SentencesOf<typeof memberPageMessages>;
