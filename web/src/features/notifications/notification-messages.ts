import { personalKinds, type PersonalKind, reasonSentence } from '@deepam/contracts';
import { defineMessages } from '../../lib/i18n/messages.js';

type KindSentences = {
  readonly [K in PersonalKind as `${K}.title`]: (typeof personalKinds)[K]['title'];
} & { readonly [K in PersonalKind as `${K}.body`]: (typeof personalKinds)[K]['body'] };

/** The English of the kinds is in the contracts. `hidden` is shown of a push where nobody is logged in; `markRead` is the button on one. */
export const kindMessages = defineMessages('notification-kinds', {
  ...(Object.fromEntries(
    Object.entries(personalKinds).flatMap(([kind, { title, body }]) => [
      [`${kind}.title`, title],
      [`${kind}.body`, body],
    ]),
  ) as KindSentences),
  reason: reasonSentence,
  hidden: 'There is news for you. Log in to read it.',
  markRead: 'Mark as Read',
});

export const notificationMessages = defineMessages('notifications', {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count} unread',
  latest: 'Latest notifications',
  viewAll: 'View All',
  showUnreadOnly: 'Show Unread Only',
  showAll: 'Show All',
  markAllRead: 'Mark All as Read',
  markRead: 'Mark as Read',
  unread: 'Unread',
  loadMore: 'Load more',
  noneUnread: 'You are up to date',
  noneUnreadHint: 'New notifications appear here as they come.',
  none: 'No notifications yet',
  noneHint: 'News about your plan, your network and your orders will be listed here.',
  markFailed: 'The notification could not be marked as read. Please try again.',
  markAllFailed: 'The notifications could not be marked as read. Please try again.',
  manyNews: '{count} new notifications',
  preferences: 'Preferences',
  preferencesTitle: 'Notification preferences',
  preferencesLead:
    'You always find every notification in your list. Here you choose which ones also reach your screen.',
  backToList: 'All notifications',
  kinds: 'Send to my screen',
  kindsHint: 'It counts for every browser in which you have switched notifications on.',
  preferenceFailed: 'The choice could not be kept. Please try again.',
  'group.income': 'Commission and earnings',
  'group.payout': 'Payouts',
  'group.plan': 'Account and plan',
  'group.cotton': 'Cotton orders and returns',
  'group.requests': 'Requests of members',
  'group.news': 'News from the head',
  'kind.broadcast': 'News for everybody',
  'kind.member-approved': 'Account approved',
  pushTitle: 'Know it at once',
  pushLead:
    'Get a message on this device when commission comes in or a request is decided, also while Deepam is closed.',
  pushOn: 'Switch on notifications',
  pushOff: 'Switch off on this device',
  pushIsOn: 'Notifications are on for this device.',
  pushBlocked:
    'Notifications are blocked in the settings of your browser. Allow them there for this site, then come back.',
  pushUnsupported: 'This browser cannot show notifications while Deepam is closed.',
  pushFailed: 'Notifications could not be switched on. {error}',
  pushLater: 'Not now',
});
