import { defineMessages } from '../../lib/i18n/messages.js';

export const treeMessages = defineMessages('network-tree', {
  title: 'Your network as a tree',
  keys: 'Use the arrow keys to move and expand, Enter for details.',
  loading: 'Loading…',
  more: 'Show more ({count} left)',
  failed: 'Couldn’t load this part. {error}',
  retry: 'Try again',
  level: 'Level {level}',
  noPlan: 'No plan',
  waiting: 'Pending approval',
  counts: '{direct} direct, {all} total',
  nobody: 'No one below',
  details: 'View Details',
  empty: 'No one in your network yet',
  emptyHint: 'Add a member or share your referral link to get started.',
});
