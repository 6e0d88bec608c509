import { defineMessages } from '../../lib/i18n/messages.js';

export const sessionMessages = defineMessages('sessions', {
  title: 'Where you are logged in',
  memberTitle: 'Where this member is logged in',
  lead: 'If you do not know one of these, end it and change your password.',
  device: '{browser} on {system}',
  unknown: 'Unknown device',
  current: 'This device',
  seen: 'Logged in {first}, last seen {last}',
  none: 'Nowhere at this moment.',
  end: 'Log out',
  endNamed: 'Log out: {device}',
  endOthers: 'Log out all other devices',
  endAll: 'Log out everywhere',
  ended: 'The device is logged out.',
  allEnded: 'The devices are logged out.',
  failed: 'This could not be done. {error}',
  askTitle: 'Log out all other devices?',
  askText: 'Only this device stays logged in. The others need the password again.',
  askAllTitle: 'Log out this member everywhere?',
  askAllText: 'The member needs the password again on every device.',
});
