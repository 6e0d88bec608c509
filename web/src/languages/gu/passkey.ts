import type { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const passkey = {
  logIn: 'પાસકીથી લૉગ ઇન કરો',
  use: 'પાસકી વાપરો',
  notUsed: 'કોઈ પાસકી વપરાઈ નથી; કંઈ બદલાયું નથી.',
  failed: 'આ બ્રાઉઝર અહીં પાસકી વાપરી શક્યું નહીં. કૃપા કરીને પાસવર્ડ વાપરો.',
  takenHere: 'આ ડિવાઇસમાં તમારા ખાતાની પાસકી પહેલેથી છે.',
} satisfies SentencesOf<typeof passkeyMessages>;
