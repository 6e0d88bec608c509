import { defineMessages } from '../lib/i18n/messages.js';

/** Of the viewer for proofs and documents, beside what it shares with other dialogs. */
export const proofViewerMessages = defineMessages('proof-viewer', {
  fit: 'Fit',
  fullSize: '100%',
  rotate: 'Turn to the right',
  scale: '{percent}%',
  keys: 'Keys: + and − zoom, 0 fits, 1 is full size, arrows move, R turns.',
  stepKeys: 'Page up and page down go to the picture before and after.',
  pdfLead: 'It opens in a tab of its own, cut off from your login, or can be saved.',
  save: 'Save',
  previous: 'Previous proof',
  next: 'Next proof',
  position: '{position} of {total}',
});
