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
  noneHint: 'Updates about your plan, network and orders appear here.',
  markFailed: 'Couldn’t mark as read. Please try again.',
  markAllFailed: 'Couldn’t mark all as read. Please try again.',
  manyNews: '{count} new notifications',
  preferences: 'Preferences',
  preferencesTitle: 'Notification preferences',
  preferencesLead: 'All notifications appear in your list. Choose which ones to get as push notifications.',
  backToList: 'All notifications',
  kinds: 'Push notifications',
  kindsHint: 'Applies to every browser where push is on.',
  preferenceFailed: 'Couldn’t save your choice. Please try again.',
  'group.income': 'Commission and earnings',
  'group.payout': 'Payouts',
  'group.plan': 'Account and plan',
  'group.cotton': 'Cotton orders and returns',
  'group.grievance': 'Grievances',
  'group.requests': 'Member requests',
  'group.news': 'Announcements',
  'kind.broadcast': 'Announcements',
  'kind.member-approved': 'Account approved',
  pushTitle: 'Turn on notifications',
  pushLead:
    'Get notified on this device when you earn commission or a request is approved, even when Deepam is closed.',
  pushOn: 'Turn on notifications',
  pushOff: 'Turn off on this device',
  pushIsOn: 'Notifications are on for this device.',
  pushBlocked: 'Notifications are blocked. Allow them in your browser settings, then come back.',
  pushUnsupported: 'This browser doesn’t support push notifications.',
  pushFailed: 'Couldn’t turn on notifications. {error}',
  pushLater: 'Not now',
});
