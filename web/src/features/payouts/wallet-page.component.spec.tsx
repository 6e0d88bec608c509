import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, dialog, field, sees, textOf } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const balance = {
  earnings: 500.5,
  commission: 225,
  pending: 0,
  reserved: 0,
  paid: 0,
  onHold: [],
  commissionHistory: [],
  refunds: [],
  available: 725.5,
  availableFrom: {
    commission: 225,
    earnings: 500.5,
  },
  payoutsWait: {},
};
const entry = exampleOf('balance').commissionHistory[0]!;
const withdrawn = {
  ...balance,
  available: 0,
  availableFrom: {
    commission: 0,
    earnings: 0,
  },
  reserved: 725.5,
  commissionHistory: [
    {
      ...entry,
      amount: 725.5,
      paidFrom: {
        commission: 225,
        earnings: 500.5,
      },
    },
  ],
};
const noBank = { ...exampleOf('profile'), bankAccountNo: null, ifscCode: null };
const answerOf = (of: typeof entry) => ({ ...exampleOf('commissionRequest'), entry: of });
const open = (answers: object) => visit('/wallet', { as: 'member', width: 360, answers });
const figure = () => waitFor(() => textOf(screen.getByText('You can withdraw', { exact: false })));

describe('the wallet', () => {
  it('the wallet withdraws everything that is available in two presses', async () => {
    const { user, server } = await open({ balance, profile: noBank, account: noBank });
    await sees('₹725.50');
    await sees('Add your bank account to receive payouts.');
    expect(screen.getByRole('link', { name: 'Add bank details' }).getAttribute('href')).toBe(
      '/profile?field=bankAccountNo',
    );
    expect(await barriers()).toEqual([]);
    await user.click(await button('Withdraw'));
    const sheet = await dialog('Withdraw');
    expect((await field('Amount', sheet)).value).toBe('725.50');
    await sees('₹225 from commission, ₹500.50 from earnings', sheet);
    const [requested] = withdrawn.commissionHistory;
    server.answers = { ...server.answers, balance: withdrawn, commissionRequest: answerOf(requested!) };
    await user.click(await button('Withdraw ₹725.50', sheet));
    await sees('Withdrawal of ₹725.50 requested: ₹225 from commission, ₹500.50 from earnings.');
    await sees(/₹725\.50, requested on /);
    expect((await button('Withdraw')).disabled).toBe(true);
    expect(server.callsOf('commissionRequest').map(({ body }) => body)).toEqual([
      { commissionAmount: 725.5, from: 'commission' },
    ]);
    expect(await figure()).toContain('₹0');
  });

  it('the wallet names the end of the hold after a change of bank details, and another requested payout', async () => {
    const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    const waiting = {
      ...balance,
      earnings: 30,
      commission: 0,
      available: 30,
      availableFrom: { commission: 0, earnings: 30 },
    };
    const held = { ...waiting, payoutsWait: { bankDetailsUntil: until } };
    const { user, server } = await open({ balance: held, profile: exampleOf('profile') });
    await sees(/You changed your bank details\. For your security, payouts are on hold until /);
    await user.click(await button('Withdraw'));
    const sheet = await dialog('Withdraw');
    await sees(/To your bank account .*9012/, sheet);
    await user.clear(await field('Amount', sheet));
    await user.type(await field('Amount', sheet), '31');
    await user.click(await button(/^Withdraw/, sheet));
    await sees('You can withdraw up to ₹30.', sheet);
    await user.clear(await field('Amount', sheet));
    await user.type(await field('Amount', sheet), '10');
    const later = { ...entry, amount: 10, notBefore: until };
    server.answers = {
      balance: {
        ...held,
        available: 20,
        availableFrom: { commission: 0, earnings: 20 },
        reserved: 10,
        commissionHistory: [later],
      },
    };
    await user.click(await button('Withdraw ₹10', sheet));
    await sees('₹10 is requested already.');
    await user.click((await screen.findAllByRole('button', { name: 'View Payouts' }))[0]!);
    await sees('₹10', await dialog('Payouts'));
  });

  it('the wallet names the day and the UTR of a paid payout, and leads to the grievances', async () => {
    const transfer = { state: 'paid' as const, paidOn: '2026-01-05', utr: 'SBINN52026010500001' };
    const reported = { ...entry, status: 'Approved' as const, amount: 10, transfer };
    const { user } = await open({ balance: { ...balance, commissionHistory: [reported] } });
    await user.click((await screen.findAllByRole('button', { name: 'View Payouts' }))[0]!);
    const payouts = await dialog('Payouts');
    await sees('Paid on 5 Jan 2026, UTR SBINN52026010500001', payouts);
    expect(await barriers()).toEqual([]);
    await user.click(within(payouts).getByRole('link', { name: 'Contact us' }));
    await waitFor(() => expect(location.pathname + location.hash).toBe('/contact#grievances'));
  });

  it('the wallet shows the deposit of returned wicks and the making charge, and where each goes', async () => {
    const refund = {
      ...({ _id: '65f0000000000000000000d1', kind: 'deposit-refund', state: 'owed', amount: 800 } as const),
      date: '2026-01-05T10:00:00.000Z',
    };
    await open({ balance: { ...balance, refunds: [refund] } });
    const card = await screen.findByRole('region', { name: 'Refunds' });
    await sees('Deposit refund', card);
    await sees(/₹800 to transfer to your bank account .*9012\./, card);
    await sees('₹600 making charge, credited to your wallet.', card);
    expect(await barriers()).toEqual([]);
  });

  it('the wallet names the day and the UTR of a transferred refund', async () => {
    const transfer = { state: 'paid', paidOn: '2026-01-05', utr: 'SBINN52026010500001' } as const;
    const refund = {
      ...({ _id: '65f0000000000000000000d1', kind: 'plan-refund', state: 'paid', amount: 5000, transfer } as const),
      date: '2026-01-03T10:00:00.000Z',
    };
    await open({ balance: { ...balance, refunds: [refund] } });
    const card = await screen.findByRole('region', { name: 'Refunds' });
    await sees('₹5,000 paid on 5 Jan 2026, UTR SBINN52026010500001.', card);
    expect(textOf(card)).not.toContain('making charge');
  });

  it('the wallet is loading until the balances come, and offers another try after an error', async () => {
    const { user, server } = await open({ balance: refused(503, 'SERVER.UNAVAILABLE', 'Not available now.') });
    await button('Try again');
    server.answers = { ...server.answers, balance };
    await user.click(await button('Try again'));
    await sees('₹725.50');
  });

  it('the wallet lets a Bronze member withdraw earnings and says why commission cannot be withdrawn', async () => {
    const bronze = {
      ...balance,
      earnings: 20,
      commission: 0,
      available: 20,
      availableFrom: { commission: 0, earnings: 20 },
    };
    const membership = { ...exampleOf('membership'), plan: 'Bronze' as const };
    const { user, server } = await open({
      balance: bronze,
      membership,
      dashboard: { ...exampleOf('dashboard'), plan: 'Bronze' },
    });
    await sees('₹20');
    await sees('Upgrade to Silver or Gold to withdraw commission.');
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans');
    const requested = { ...entry, amount: 20, paidFrom: { commission: 0, earnings: 20 } };
    server.answers = { ...server.answers, commissionRequest: answerOf(requested) };
    await user.dblClick(await button('Withdraw'));
    await user.click(await button('Withdraw ₹20', await dialog('Withdraw')));
    await sees('Withdrawal of ₹20 requested.');
    expect(server.callsOf('commissionRequest')).toHaveLength(1);
  });

  it('the wallet keeps the specified sentence for commission only', async () => {
    const { user } = await open({ balance });
    await user.click(await button('Withdraw'));
    await user.click(await button('Withdraw ₹725.50', await dialog('Withdraw')));
    await sees('Commission Requested Successfully');
  });

  it.each([
    ['commas', '1,500', 1500],
    ['commas of lakhs and Tamil digits', '௧,௦௦,௦௦௦.௫௦', 100_000.5],
  ])('the wallet takes an amount with %s', async (_what, typed, amount) => {
    const rich = { ...balance, available: 200_000, availableFrom: { commission: 0, earnings: 200_000 } };
    const { user, server } = await open({ balance: rich });
    await user.click(await button('Withdraw'));
    const sheet = await dialog('Withdraw');
    await user.clear(await field('Amount', sheet));
    await user.type(await field('Amount', sheet), `${typed}{Enter}`);
    await waitFor(() => expect(server.callsOf('commissionRequest')).toHaveLength(1));
    expect(server.callsOf('commissionRequest')[0]!.body).toMatchObject({ commissionAmount: amount });
  });

  it('the reason of a loading error is shown, with a retry', async () => {
    const { user, server } = await open({ balance: refused(409, 'REQUEST.CONFLICT', 'The counter is closed.') });
    await sees('The counter is closed.');
    server.answers = { balance };
    await user.click(await button('Try again'));
    await sees('₹725.50');
  });
});

const empty = {
  ...exampleOf('balance'),
  payoutsWait: {},
  commissionHistory: [],
  earnings: 0,
  commission: 0,
  available: 0,
  reserved: 0,
  availableFrom: {
    commission: 0,
    earnings: 0,
  },
};

describe('the wallet of a member who can withdraw nothing', () => {
  it('the wallet shows the requested amount when all of the balance was requested', async () => {
    const waiting = { ...entry, amount: 600 };
    const reserved = { ...empty, earnings: 600, reserved: 600, commissionHistory: [waiting] };
    await visit('/wallet', { as: 'member', answers: { balance: reserved } });
    await sees('You have requested a payout of ₹600.');
    const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
    await sees(/₹600, requested on /, upcoming);
    await sees('Once the company has decided.', upcoming);
    expect(textOf(upcoming).split('₹600')).toHaveLength(2);
    expect(textOf(upcoming)).not.toContain('Total paid out');
    await sees('Total paid out');
    expect(textOf()).not.toContain('Nothing to withdraw.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  it('the wallet of a member who can withdraw nothing names the amount of the next payout if it differs from the requested amount', async () => {
    const reserved = { ...empty, earnings: 600, reserved: 900, commissionHistory: [{ ...entry, amount: 600 }] };
    await visit('/wallet', { as: 'member', answers: { balance: reserved } });
    await sees('₹600, after we approve it.');
  });

  it('the wallet says that everything has been withdrawn after the payouts were approved', async () => {
    await visit('/wallet', { as: 'member', answers: { balance: { ...empty, earnings: 600, paid: 600 } } });
    await sees('Everything available has been withdrawn. New commission and making charges appear here.');
    expect(textOf()).not.toContain('Nothing to withdraw.');
  });

  it('the wallet explains its content before the first credit', async () => {
    await visit('/wallet', { as: 'member', answers: { balance: empty } });
    await sees('Nothing to withdraw. Commission and making charges appear here.');
    expect(textOf()).not.toContain('You have requested');
  });
});
