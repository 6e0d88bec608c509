import type { proofViewerMessages } from '../../components/proof-viewer-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const proofViewer = {
  fit: 'पूरा दिखाएँ',
  fullSize: '100%',
  rotate: 'दाएँ घुमाएँ',
  scale: '{percent}%',
  keys: 'कुंजियाँ: + और − से बड़ा-छोटा, 0 से पूरा, 1 से असली आकार, तीरों से खिसकाएँ, R से घुमाएँ।',
  stepKeys: 'Page Up और Page Down से पिछली और अगली तस्वीर पर जाएँ।',
  pdfLead: 'यह अपने टैब में खुलता है, आपके लॉग इन से अलग, या सेव किया जा सकता है।',
  save: 'सेव करें',
  previous: 'पिछला प्रमाण',
  next: 'अगला प्रमाण',
  position: '{total} में से {position}',
} satisfies SentencesOf<typeof proofViewerMessages>;
