import { defineMessages } from '../../lib/i18n/messages.js';

export const passkeysMessages = defineMessages('passkeys', {
  title: 'Passkeys',
  lead: 'Log in with the finger, face or PIN of your device: nothing to remember, and nothing that a false page could ask you for.',
  none: 'You have no passkey yet.',
  impossible: 'Passkeys cannot be added in this browser, or at this address.',
  enough: 'You have ten passkeys, as many as an account can have.',
  times: 'Added {added}, last used {used}',
  unused: 'Added {added}, not used yet',
  synced: 'On all your devices',
  add: 'Add a passkey',
  addText: 'Whoever has it can log in to your account: add it on your own device only.',
  name: 'Name',
  nameHint: 'Such as “My phone”. Without a name it is called after this device.',
  optional: '(optional)',
  goOn: 'Continue',
  added: 'The passkey is added.',
  remove: 'Remove',
  removeNamed: 'Remove the passkey {name}',
  removeTitle: 'Remove this passkey?',
  removeText: '“{name}” will not open your account any more. Your password stays.',
  removed: 'The passkey is removed. Delete it from your device too.',
});
