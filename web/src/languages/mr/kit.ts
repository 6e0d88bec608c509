import type { kitMessages } from '../../components/kit-messages.js';
import type { SentencesOf } from '../../lib/i18n/messages.js';

export const kit = {
  '200g cotton for practice': 'सरावासाठी 200 ग्रॅम कापूस',
  'Round wick production': 'फुलवाती बनवणे',
  '300g cotton': '300 ग्रॅम कापूस',
  'Round and long wicks': 'फुलवाती आणि लांब वाती',
  'Packaging included': 'पॅकिंगसह',
  '400g cotton': '400 ग्रॅम कापूस',
  'Vastramala production': 'वस्त्रमाळ बनवणे',
} satisfies SentencesOf<typeof kitMessages>;
