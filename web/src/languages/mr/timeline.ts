import type { timelineMessages } from '../../features/audit/timeline-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const timeline = {
  registered: 'नोंदणी केली',
  ordered: '{kg} किलो कापूस मागवला',
  askedPayout: '{amount} काढण्याची मागणी केली',
  filedGrievance: 'तक्रार {ticket} नोंदवली',
  open: 'उघडा',
  noTrail: 'निर्णय, लॉग इन आणि बदल कामांच्या नोंदवहीत आहेत; ती तुमच्या भूमिकेत नाही.',
  empty: 'अद्याप काही नाही',
} satisfies SentencesOf<typeof timelineMessages>;
