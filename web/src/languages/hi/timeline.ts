import type { timelineMessages } from '../../features/audit/timeline-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const timeline = {
  registered: 'रजिस्ट्रेशन किया',
  ordered: '{kg} किलो रुई मँगाई',
  askedPayout: '{amount} की निकासी माँगी',
  filedGrievance: 'शिकायत {ticket} दर्ज की',
  open: 'खोलें',
  noTrail: 'फ़ैसले, लॉग इन और बदलाव कार्यों के लेखे में हैं, जो आपकी भूमिका में नहीं है।',
  empty: 'अभी कुछ नहीं',
} satisfies SentencesOf<typeof timelineMessages>;
