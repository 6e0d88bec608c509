import type { clientErrorMessages } from '../../lib/api/client-error-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const clientErrors = {
  unreachable: 'સર્વર સાથે સંપર્ક થતો નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  offline: 'તમારું ઇન્ટરનેટ બંધ લાગે છે. કૃપા કરીને કનેક્શન તપાસો અને ફરી પ્રયત્ન કરો.',
  unreadable: 'સર્વરનો જવાબ વાંચી શકાયો નહીં. કૃપા કરીને ફરી પ્રયત્ન કરો.',
  unavailable: 'આ સેવા અત્યારે ઉપલબ્ધ નથી. કૃપા કરીને ફરી પ્રયત્ન કરો.',
  tooMany: 'બહુ વાર પ્રયત્ન થયો. કૃપા કરીને {minutes} મિનિટ પછી ફરી પ્રયત્ન કરો.',
  passwordNotGiven: 'કંઈ થયું નથી: આ માટે તમારો પાસવર્ડ જોઈએ.',
  silent: 'સમયસર જવાબ આવ્યો નહીં. કૃપા કરીને કનેક્શન તપાસો અને ફરી પ્રયત્ન કરો.',
  unknown: 'કંઈક ખોટું થયું. કૃપા કરીને ફરી પ્રયત્ન કરો.',
} satisfies SentencesOf<typeof clientErrorMessages>;
