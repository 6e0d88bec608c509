import type { timelineMessages } from '../../features/audit/timeline-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const timeline = {
  registered: 'રજિસ્ટ્રેશન કર્યું',
  ordered: '{kg} કિલો રૂ મંગાવ્યું',
  askedPayout: '{amount}નો ઉપાડ માગ્યો',
  filedGrievance: 'ફરિયાદ {ticket} નોંધાવી',
  open: 'ખોલો',
  noTrail: 'નિર્ણયો, લૉગ ઇન અને ફેરફારો કામોની નોંધપોથીમાં છે, જે તમારી ભૂમિકામાં નથી.',
  empty: 'હજી કંઈ નથી',
} satisfies SentencesOf<typeof timelineMessages>;
