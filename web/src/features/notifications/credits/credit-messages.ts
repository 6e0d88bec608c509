import { defineMessages } from '../../../lib/i18n/messages.js';

export const creditMessages = defineMessages('credits', {
  credited: '{amount} credited',
  several: '{count} credits',
  openWallet: 'Open wallet',
  close: 'Close',
  listen: 'Listen',
  ask: 'Read amounts aloud when money arrives?',
  yes: 'Yes',
  no: 'No',
  noVoice: 'No {language} voice on this device. You can add one in your text-to-speech settings.',
  title: 'Spoken amounts',
  lead: 'Hear the amount in your language when money arrives while Deepam is open. People nearby can hear it too.',
  switch: 'Read amounts aloud',
  example: 'Play example',
});
