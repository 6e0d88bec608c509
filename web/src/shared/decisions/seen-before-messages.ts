import { defineMessages } from '../../lib/i18n/messages.js';

export const seenBeforeMessages = defineMessages('seen-before', {
  title: 'This payment was sent before',
  alikeTitle: 'A picture that looks alike was sent before',
  lead: 'Compare before you decide.',
  number: 'Same UTR number: {name}, {date} ({kind})',
  picture: 'Same picture: {name}, {date} ({kind})',
  likeness: 'Picture that looks alike: {name}, {date} ({kind})',
  plan: 'plan',
  cotton: 'cotton',
  badge: 'Seen before',
  alikeBadge: 'Looks alike',
});
