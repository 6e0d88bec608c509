import { defineMessages } from '../../../lib/i18n/messages.js';

export const creditMessages = defineMessages('credits', {
  credited: '{amount} credited',
  several: '{count} credits together',
  openWallet: 'Open wallet',
  close: 'Close',
  listen: 'Listen',
  ask: 'Shall amounts be read aloud from now on?',
  yes: 'Yes, read aloud',
  no: 'No',
  noVoice:
    'This device has no {language} voice, so nothing is read aloud. One can be added in the device’s text-to-speech settings.',
  title: 'Amounts read aloud',
  lead: 'When money comes in while Deepam is open, the amount is spoken in your language. People nearby can hear it, too.',
  switch: 'Read amounts aloud',
  example: 'Listen to an example',
});
