import type { proofViewerMessages } from '../../components/proof-viewer-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const proofViewer = {
  fit: 'பொருத்து',
  fullSize: '100%',
  rotate: 'வலப்பக்கம் திருப்பு',
  scale: '{percent}%',
  keys: 'விசைகள்: + மற்றும் − பெரிதாக்கும்/சிறிதாக்கும், 0 பொருத்தும், 1 முழு அளவு, அம்புகள் நகர்த்தும், R திருப்பும்.',
  stepKeys: 'Page Up, Page Down முந்தைய, அடுத்த படத்துக்குச் செல்லும்.',
  pdfLead: 'இது உங்கள் உள்நுழைவிலிருந்து பிரிந்து தனித் தாவலில் திறக்கும், அல்லது சேமிக்கலாம்.',
  save: 'சேமி',
  previous: 'முந்தைய சான்று',
  next: 'அடுத்த சான்று',
  position: '{total}-இல் {position}',
} satisfies SentencesOf<typeof proofViewerMessages>;
