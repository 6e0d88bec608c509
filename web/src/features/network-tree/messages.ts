import { defineMessages } from '../../lib/i18n/messages.js';

export const treeMessages = defineMessages('network-tree', {
  title: 'Your network as a tree',
  keys: 'Arrow keys move and open, Enter shows details.',
  loading: 'Loading…',
  more: 'Show more ({count} left)',
  failed: 'This part could not be loaded. {error}',
  retry: 'Try again',
  level: 'Level {level}',
  noPlan: 'No plan',
  waiting: 'Waiting for approval',
  counts: '{direct} direct, {all} in all',
  nobody: 'Nobody below',
  details: 'View Details',
  empty: 'Nobody in your network yet',
  emptyHint: 'Add a member or share your referral link, and they appear here.',
});
