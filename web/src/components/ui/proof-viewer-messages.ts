import { defineMessages } from '../../lib/i18n/messages.js';

export const proofViewerMessages = defineMessages('proof-viewer', {
  fit: 'Fit',
  fullSize: '100%',
  rotate: 'Rotate right',
  scale: '{percent}%',
  keys: 'Keys: + and − zoom, 0 fits, 1 actual size, arrows move, R rotates.',
  stepKeys: 'Page Up and Page Down go to the previous and next picture.',
  pdfLead: 'It opens safely in a new tab without access to your login, or you can save it.',
  save: 'Save',
  previous: 'Previous proof',
  next: 'Next proof',
  position: '{position} of {total}',
});
