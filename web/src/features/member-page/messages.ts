import { defineMessages } from '../../lib/i18n/messages.js';

export const memberPageMessages = defineMessages('member-page', {
  title: 'Member',
  parts: 'Parts of this page',
  'part.timeline': 'What happened',
  'part.plans': 'Plans',
  'part.ledger': 'Statement',
  'part.orders': 'Cotton orders',
  'part.payouts': 'Payouts',
  'part.grievances': 'Grievances',
  nobodyTitle: 'No such member',
  nobody: 'There is no member at this address. A registration that was deleted is gone.',
  toMembers: 'All members',
  noProfileTitle: 'Profile',
  noProfile: 'Your role does not include profiles of members. Ask the head if your work needs them.',
});
