import { personalKinds, type PersonalKind, reasonSentence, unknownNews } from '@deepam/contracts';
import { defineMessages } from '../../lib/i18n/messages.js';

type KindSentences = {
  readonly [K in PersonalKind as `${K}.title`]: (typeof personalKinds)[K]['title'];
} & { readonly [K in PersonalKind as `${K}.body`]: (typeof personalKinds)[K]['body'] };

export const kindMessages = defineMessages('notification-kinds', {
  ...(Object.fromEntries(
    Object.entries(personalKinds).flatMap(([kind, { title, body }]) => [
      [`${kind}.title`, title],
      [`${kind}.body`, body],
    ]),
  ) as KindSentences),
  'unknown.title': unknownNews.title,
  'unknown.body': unknownNews.body,
  reason: reasonSentence,
  hidden: 'You have a new notification. Log in to see it.',
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
  noneUnread: 'You’re all caught up',
  noneUnreadHint: 'New notifications appear here.',
  none: 'No notifications yet',
  noneHint: 'News about your plan, your network and your orders will be listed here.',
  markFailed: 'The notification could not be marked as read. Please try again.',
  markAllFailed: 'The notifications could not be marked as read. Please try again.',
  manyNews: '{count} new notifications',
  preferences: 'Preferences',
  preferencesTitle: 'Notification preferences',
  preferencesLead: 'All notifications stay in your list. Choose which ones also pop up on your screen.',
  backToList: 'All notifications',
  kinds: 'Send to my screen',
  kindsHint: 'Applies to every browser where you turned notifications on.',
  preferenceFailed: 'Couldn’t save your choice. Please try again.',
  'group.income': 'Commission and earnings',
  'group.payout': 'Payouts',
  'group.plan': 'Account and plan',
  'group.cotton': 'Cotton orders and returns',
  'group.grievance': 'Grievances',
  'group.requests': 'Member requests',
  'group.news': 'Announcements from the head',
  'kind.broadcast': 'Announcements',
  'kind.member-approved': 'Account approved',
  pushTitle: 'Get instant updates',
  pushLead:
    'Get a message on this device when commission comes in or a request is decided, even when Deepam is closed.',
  pushOn: 'Turn on notifications',
  pushOff: 'Turn off on this device',
  pushIsOn: 'Notifications are on for this device.',
  pushBlocked: 'Your browser is blocking notifications. Allow them for this site in its settings, then come back.',
  pushUnsupported: 'This browser cannot show notifications while Deepam is closed.',
  pushFailed: 'Couldn’t turn on notifications. {error}',
  pushLater: 'Not now',
});
