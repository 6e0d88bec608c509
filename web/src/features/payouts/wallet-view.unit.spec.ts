import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { split, walletView } from './wallet-view.js';

type Balance = Parameters<typeof walletView>[0];
type Entry = Balance['commissionHistory'][number];

const entry = (status: Entry['status'], amount: number, more: Partial<Entry> = {}): Entry => ({
  _id: '6650f1a2b3c4d5e6f7a8b9c0',
  date: '2026-01-05T10:00:00.000Z',
  amount,
  status,
  paymentProof: null,
  reason: null,
  ...more,
});
const balance = (more: Partial<Balance> = {}): Balance => ({
  earnings: 500,
  commission: 1702,
  pending: 0,
  available: 2202,
  availableFrom: { commission: 1702, earnings: 500 },
  reserved: 0,
  paid: 0,
  commissionHistory: [],
  refunds: [],
  ...more,
});
const gold = { plan: 'Gold', hasBank: true } as const;
const bronze = { plan: 'Bronze', hasBank: true } as const;
const kinds = (view: ReturnType<typeof walletView>) => view.notices.map(({ kind }) => kind);

describe('the wallet', () => {
  it('the wallet lets Silver and Gold withdraw both accounts at once', () => {
    const view = walletView(balance(), gold);
    expect(view).toMatchObject({ withdrawable: 2202, from: 'commission', isPossible: true, lockedCommission: 0 });
    expect(view.parts).toEqual({ commission: 1702, earnings: 500 });
    expect(view.notices).toEqual([]);
  });

  it('the wallet lets Bronze and members without a plan withdraw only earnings, and shows the locked commission', () => {
    for (const plan of ['Bronze', null] as const) {
      const view = walletView(balance(), { plan, hasBank: true });
      expect(view).toMatchObject({ withdrawable: 500, from: 'earnings', isPossible: true, lockedCommission: 1702 });
      expect(view.paysCommission).toBe(false);
    }
    const none = walletView(balance({ availableFrom: { commission: 1702, earnings: 0 } }), bronze);
    expect(none).toMatchObject({ withdrawable: 0, isPossible: false });
  });

  it('the wallet adds paise exactly', () => {
    const view = walletView(balance({ available: 0.3, availableFrom: { commission: 0.1, earnings: 0.2 } }), gold);
    expect(view.withdrawable).toBe(0.3);
    expect([kinds(view), view.isPossible]).toEqual([['tooLittle'], false]);
  });

  it('a payout is possible from one rupee on', () => {
    const walletWith = (commission: number) =>
      walletView(balance({ available: commission, availableFrom: { commission, earnings: 0 } }), gold).isPossible;
    expect([walletWith(0.99), walletWith(1)]).toEqual([false, true]);
  });

  it('the notices come in order: first those that prevent a payout, then those that delay it', () => {
    const delays = { bankDetailsUntil: '2026-01-06T10:00:00.000Z', consentWithdrawn: true } as const;
    const waiting = [entry('Requested', 20.1), entry('Requested', 30.2)];
    const viewWith = (payoutsWait: typeof delays & { suspended?: true }) =>
      walletView(balance({ payoutsWait, reserved: 50.3, commissionHistory: waiting }), {
        plan: 'Gold',
        hasBank: false,
      });
    const view = viewWith(delays);
    expect(kinds(view)).toEqual(['bankMissing', 'bankHeld', 'consentWithdrawn', 'waiting']);
    expect(view.notices.at(-1)).toEqual({ kind: 'waiting', amount: 50.3 });
    const suspended = viewWith({ ...delays, suspended: true });
    expect(kinds(suspended)).toEqual(['suspended', 'bankMissing', 'bankHeld', 'consentWithdrawn']);
    expect([view.isPossible, suspended.isPossible]).toEqual([true, false]);
  });

  it('the wallet does not ask for bank details while they are unknown', () => {
    expect(kinds(walletView(balance(), { plan: 'Gold', hasBank: null }))).toEqual([]);
  });

  it('the wallet allows a payout despite reasons that only delay it', () => {
    const payoutsWait = { bankDetailsUntil: '2026-01-06T10:00:00.000Z' };
    expect(walletView(balance({ payoutsWait }), { plan: 'Gold', hasBank: false }).isPossible).toBe(true);
  });

  it('a negative balance is shown', () => {
    const view = walletView(balance({ available: -50, availableFrom: { commission: 0, earnings: 0 } }), gold);
    expect(view.notices).toEqual([{ kind: 'belowZero', amount: 50 }]);
  });

  it('the wallet shows amounts on hold by the day on which their hold ends, and the later ones together', () => {
    const onHold = [
      { until: '2026-01-06', amount: 10.5 },
      { until: '2026-01-07', amount: 20 },
    ];
    const view = walletView(balance({ pending: 100, onHold }), gold);
    expect(view.onHold).toEqual([...onHold, { until: null, amount: 69.5 }]);
    expect(view.next).toEqual({ kind: 'onHold', until: '2026-01-06', amount: 10.5 });
    expect(walletView(balance({ pending: 30.5, onHold }), gold).onHold).toEqual(onHold);
  });

  it('the wallet sums the amounts that end after the fifth day, so that no money is missing', () => {
    const onHold = Array.from({ length: 8 }, (_, day) => ({ until: `2026-01-1${day}`, amount: 10.1 }));
    const view = walletView(balance({ pending: 80.8, onHold }), gold);
    expect(view.onHold).toEqual([...onHold.slice(0, 5), { until: null, amount: 30.3 }]);
  });

  it('the wallet promises no day to a member whose plan earns no commission', () => {
    const onHold = [{ until: '2026-01-06', amount: 75 }];
    const view = walletView(balance({ pending: 75, onHold }), bronze);
    expect([view.onHold, view.next]).toEqual([onHold, { kind: 'none' }]);
  });

  it('the wallet expects payouts after the oldest waiting request, and not before changed bank details allow it', () => {
    const commissionHistory = [
      entry('Requested', 20),
      entry('Approved', 7, { transfer: { state: 'paid', paidOn: '2026-01-04' } }),
      entry('Requested', 30, { date: '2026-01-01T00:00:00.000Z' }),
    ];
    const view = walletView(balance({ commissionHistory, onHold: [{ until: '2026-01-06', amount: 1 }] }), gold);
    expect(view.next).toEqual({ kind: 'waiting', amount: 50, since: '2026-01-01T00:00:00.000Z' });
    expect(view.lastPaid).toEqual({ asked: '2026-01-05T10:00:00.000Z', paid: '2026-01-04' });
    const payoutsWait = { bankDetailsUntil: '2026-01-06T10:00:00.000Z' };
    expect(walletView(balance({ commissionHistory, payoutsWait }), gold).next).toMatchObject({
      notBefore: '2026-01-06T10:00:00.000Z',
    });
    expect(walletView(balance(), gold).next).toEqual({ kind: 'none' });
  });

  it('approved payouts in transfer are counted without their tax', () => {
    const open = entry('Approved', 7, { net: 0.2, transfer: { state: 'submitted' } });
    const owed = entry('Approved', 3);
    const view = walletView(balance({ commissionHistory: [open, owed] }), gold);
    expect(view).toMatchObject({ lastPaid: null, inTransfer: 3.2, returned: 0 });
  });

  it('the wallet never shows a returned payout as the last one', () => {
    const back = entry('Approved', 7, {
      transfer: { state: 'returned', paidOn: '2026-01-04', returnedOn: '2026-01-05' },
    });
    const view = walletView(balance({ commissionHistory: [back] }), gold);
    expect(view).toMatchObject({ lastPaid: null, inTransfer: 0, returned: 7 });
  });
});

describe('a payout of both accounts', () => {
  it('a payout of both accounts takes commission first, and is the sum of its parts to the paisa', () => {
    expect(split(1702.5, { commission: 1702, earnings: 500 })).toEqual({ commission: 1702, earnings: 0.5 });
    expect(split(0.1, { commission: 1702, earnings: 500 })).toEqual({ commission: 0.1, earnings: 0 });
    const paise = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(paise, paise, (amount, commission) => {
        const parts = split(amount / 100, { commission: commission / 100, earnings: 0 });
        return Math.round(parts.commission * 100) + Math.round(parts.earnings * 100) === amount;
      }),
    );
  });
});
