import { defineMessages } from '../../lib/i18n/messages.js';

export const passkeysMessages = defineMessages('passkeys', {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, face or device PIN. Nothing to remember, and nothing a fake website can steal.',
  none: 'No passkeys yet',
  impossible: 'This browser doesn’t support passkeys.',
  enough: 'You’ve reached the limit of 10 passkeys.',
  times: 'Added {added}, last used {used}',
  unused: 'Added {added}, not used yet',
  synced: 'On all your devices',
  add: 'Add a passkey',
  addText: 'Anyone with this passkey can log in to your account. Only add it on your own device.',
  name: 'Name',
  nameHint: 'For example “My phone”. If empty, we use the device name.',
  optional: '(optional)',
  goOn: 'Continue',
  added: 'Passkey added.',
  remove: 'Remove',
  removeNamed: 'Remove the passkey {name}',
  removeTitle: 'Remove this passkey?',
  removeText: '“{name}” will no longer work for logging in. Your password stays the same.',
  removed: 'Passkey removed. Delete it from your device too.',
});
