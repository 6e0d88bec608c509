import { expect, it } from '@jest/globals';
import type { NotificationView } from '@deepam/contracts';
import { newCredits, creditOf, totalOf } from './credits.js';

const news = (kind: NotificationView['kind'], amount?: number): Parameters<typeof creditOf>[0] => ({
  _id: 'n1',
  kind,
  params: amount === undefined ? {} : { amount },
});

it('credits come from notifications of commission and earnings, in paise', () => {
  expect(creditOf(news('commission-credited', 7.5))).toEqual({ id: 'n1', paise: 750 });
  expect(creditOf(news('earnings-credited', 0.07))).toEqual({ id: 'n1', paise: 7 });
});

it('reversals, payouts and notifications without an amount are no credits', () => {
  expect(creditOf(news('commission-reversed', 75))).toBeNull();
  expect(creditOf(news('payout-approved', 75))).toBeNull();
  expect(creditOf(news('earnings-credited'))).toBeNull();
});

it('credits are summed up to the paisa, and count once', () => {
  const credits = [0.1, 0.2].map((amount, index) => ({ id: `n${index}`, paise: amount * 100 }));
  expect(totalOf(credits)).toBe(30);
  expect(newCredits(credits, [...credits, { id: 'n9', paise: 1 }])).toEqual([{ id: 'n9', paise: 1 }]);
});
