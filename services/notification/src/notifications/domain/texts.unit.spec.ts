import { personalKinds, type PersonalKind } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { notificationText, shownParams } from './texts.js';

it('the text shows a stored amount of paise as money', () => {
  expect(notificationText('payout-approved', { amountPaise: 12_550 }).body).toBe('Your payout of ₹125.50 is approved.');
});

it('the text is the same for an older document, whose amount is in rupees', () => {
  const dataWith = (amount: object) => ({ name: 'Asha Patil', plan: 'Gold', level: 1, ...amount });
  for (const [amount, amountPaise] of [
    [125.5, 12_550],
    [1500, 150_000],
    [0.05, 5],
  ] as const) {
    const [old, now] = [dataWith({ amount }), dataWith({ amountPaise })];
    expect(notificationText('commission-credited', old)).toEqual(notificationText('commission-credited', now));
    expect(shownParams(old)).toEqual(shownParams(now));
  }
});

it('the text ends with the reason, for every kind', () => {
  expect(notificationText('earnings-credited', { amountPaise: 100, reason: 'Diwali' }).body).toBe(
    '₹1 was added to your earnings. Reason: Diwali',
  );
});

it('every kind has a title and a body', () => {
  for (const kind of Object.keys(personalKinds) as PersonalKind[]) {
    const { title, body } = notificationText(kind, {});
    expect([title.length > 0, body.length > 0]).toEqual([true, true]);
  }
});
