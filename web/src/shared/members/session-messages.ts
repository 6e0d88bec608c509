import { defineMessages } from '../../lib/i18n/messages.js';

export const sessionMessages = defineMessages('sessions', {
  title: 'Active sessions',
  memberTitle: 'Active sessions',
  lead: 'Don’t recognise one? Log it out and change your password.',
  device: '{browser} on {system}',
  unknown: 'Unknown device',
  current: 'This device',
  seen: 'Logged in {first}, last active {last}',
  none: 'No active sessions',
  end: 'Log out',
  endNamed: 'Log out: {device}',
  endOthers: 'Log out all other devices',
  endAll: 'Log out everywhere',
  ended: 'Device logged out.',
  allEnded: 'All devices logged out.',
  failed: 'Something went wrong. {error}',
  askTitle: 'Log out all other devices?',
  askText: 'Other devices will need your password to log in again.',
  askAllTitle: 'Log this member out everywhere?',
  askAllText: 'They’ll need to log in again on every device.',
});
