import * as notification from '../notification-endpoints.js';
import * as serviceLevels from '../service-level-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const news: notification.NotificationView = {
  _id: ids.notification,
  kind: 'commission-credited',
  title: 'Commission credited',
  body: 'You earned ₹150 from the Silver plan of Asha Patil (level 1).',
  params: { amount: 150, name: 'Asha Patil', plan: 'Silver', level: 1 },
  status: 'Unread',
  link: '/wallet',
  createdAt: moment,
};
const preferences = [{ kind: 'commission-credited' as const, push: false }];

const weeks: serviceLevels.ServiceLevelWeek[] = [
  { from: '2026-03-02', to: '2026-03-08', state: 'none', keptPercent: null },
  { from: '2026-03-09', to: '2026-03-15', state: 'few', keptPercent: null },
  { from: '2026-03-16', to: '2026-03-19', state: 'reported', keptPercent: 96 },
];
const serviceLevel: serviceLevels.ServiceLevelView = {
  kind: 'approval',
  unit: 'hours',
  promised: 24,
  counted: 112,
  keptPercent: 97,
  median: { within: 3, isMore: false },
  ninetieth: { within: 19, isMore: false },
  weeks,
};

export const notificationExamples = [
  exampleOf(serviceLevels.getServiceLevels, {
    response: { from: '2025-12-20', to: '2026-03-19', asOf: moment, serviceLevels: [serviceLevel] },
  }),
  exampleOf(notification.listNotifications, { response: [news] }),
  exampleOf(notification.latestUnread, { response: [news] }),
  exampleOf(notification.markRead, { response: { message: 'Marked as read.' } }),
  exampleOf(notification.markAllRead, { response: { message: 'All notifications are marked as read.' } }),
  exampleOf(notification.notificationStream, {
    response: `id: ${ids.notification}\nevent: notification\ndata: ${JSON.stringify(news)}\n\n`,
  }),
  exampleOf(notification.notificationPreferences, { response: preferences }),
  exampleOf(notification.setNotificationPreferences, { request: { preferences }, response: preferences }),
  exampleOf(notification.pushKey, {
    response: {
      publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    },
  }),
  exampleOf(notification.subscribePush, {
    request: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/dR7x',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
    response: { message: 'Notifications will be shown on this device.' },
  }),
  exampleOf(notification.unsubscribePush, {
    response: { message: 'Notifications are no longer shown on this device.' },
  }),
  exampleOf(notification.broadcast, {
    request: { title: 'Diwali', body: 'The office is closed from 8 to 12 November.' },
    response: { message: 'The message was sent.', _id: ids.notification },
  }),
  exampleOf(notification.listBroadcasts, {
    response: [
      {
        _id: ids.notification,
        title: 'Diwali',
        body: 'The office is closed from 8 to 12 November.',
        createdAt: moment,
        sentBy: 'Lakshmi Rao',
        pushed: true,
      },
    ],
  }),
];
