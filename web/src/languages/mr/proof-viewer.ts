import type { proofViewerMessages } from '../../components/proof-viewer-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const proofViewer = {
  fit: 'पूर्ण दाखवा',
  fullSize: '100%',
  rotate: 'उजवीकडे फिरवा',
  scale: '{percent}%',
  keys: 'बटणे: + आणि − ने मोठे-लहान, 0 ने पूर्ण, 1 ने मूळ आकार, बाणांनी सरकवा, R ने फिरवा.',
  stepKeys: 'Page Up आणि Page Down ने मागच्या आणि पुढच्या चित्रावर जा.',
  pdfLead: 'हे वेगळ्या टॅबमध्ये उघडते, तुमच्या लॉग इनपासून वेगळे, किंवा जतन करता येते.',
  save: 'जतन करा',
  previous: 'मागचा पुरावा',
  next: 'पुढचा पुरावा',
  position: '{total} पैकी {position}',
} satisfies SentencesOf<typeof proofViewerMessages>;
