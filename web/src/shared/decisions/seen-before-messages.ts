import { defineMessages } from '../../lib/i18n/messages.js';

export const seenBeforeMessages = defineMessages('seen-before', {
  title: 'Possible duplicate payment',
  alikeTitle: 'A picture that looks alike was sent before',
  lead: 'Check before approving.',
  number: 'Same UTR number: {name}, {date} ({kind})',
  picture: 'Same image: {name}, {date} ({kind})',
  likeness: 'Similar image: {name}, {date} ({kind})',
  plan: 'plan',
  cotton: 'cotton',
  badge: 'Possible duplicate',
  alikeBadge: 'Looks alike',
});
