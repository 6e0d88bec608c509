import { defineMessages } from '../../lib/i18n/messages.js';

export const memberPageMessages = defineMessages('member-page', {
  title: 'Member',
  parts: 'Sections',
  'part.timeline': 'Activity',
  'part.plans': 'Plans',
  'part.ledger': 'Statement',
  'part.orders': 'Cotton orders',
  'part.payouts': 'Payouts',
  'part.grievances': 'Grievances',
  nobodyTitle: 'Member not found',
  nobody: 'This member doesn’t exist. The registration may have been deleted.',
  toMembers: 'All members',
  noProfileTitle: 'Profile',
  noProfile: 'Your role doesn’t include member profiles. Ask the head if you need access.',
});
