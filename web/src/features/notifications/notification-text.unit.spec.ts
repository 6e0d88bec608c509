import type { NotificationView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { fill } from '../../lib/i18n/messages.js';
import { kindMessages } from './notification-messages.js';
import { notificationText } from './notification-text.js';

const english = kindMessages.english as Readonly<Record<string, string>>;
const say = (key: string, params: NotificationView['params']) => fill(english[key]!, params);

const news = (kind: NotificationView['kind'], params: NotificationView['params']): NotificationView => ({
  _id: '65f000000000000000000001',
  kind,
  params,
  title: 'Words of the server',
  body: 'More words of the server.',
  status: 'Unread',
  createdAt: '2026-01-05T09:30:00.000Z',
});

it('the text is made from kind and parameters, with amounts as money', () => {
  const commission = news('commission-credited', { amount: 250, plan: 'Gold', name: 'Asha', level: 1 });
  expect(notificationText(say, commission)).toEqual({
    title: 'Commission credited',
    body: 'You earned ₹250 from the Gold plan of Asha (level 1).',
  });
});

it('the text of a notification ends with its reason if there is one', () => {
  expect(notificationText(say, news('plan-rejected', { plan: 'Silver', reason: 'The amount is wrong.' })).body).toBe(
    'Your request for the Silver plan was rejected. Reason: The amount is wrong.',
  );
  expect(notificationText(say, news('plan-rejected', { plan: 'Silver' })).body).toBe(
    'Your request for the Silver plan was rejected.',
  );
});

it("the text is the server's for an unknown kind or a missing parameter", () => {
  const words = { title: 'Words of the server', body: 'More words of the server.' };
  expect(notificationText(say, news('lottery-won' as NotificationView['kind'], {}))).toEqual(words);
  expect(notificationText(say, news('plan-requested', { name: 'Asha' })).body).toBe(words.body);
});
