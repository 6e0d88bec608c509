import type { Permission } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { barriers, exampleOf, memberId, visit } from '../../test/visit.js';

const since = new Date(Date.now() - 3_600_000).toISOString();
const [network] = exampleOf('memberNetwork');
const row = network!.fullNetwork[0]!;
const member = {
  ...row,
  _id: memberId,
  name: 'Asha Patil',
  isApproved: false,
  isHead: false,
  isClosed: false,
  isDeletable: true,
  plan: null,
  requestId: null,
  requestedPlan: null,
  registeredDate: since,
};
const members = (...fullNetwork: (typeof member)[]) => [{ fullNetwork, nextCursor: null, total: fullNetwork.length }];
const payout = {
  ...exampleOf('payables')[0]!,
  kind: 'payout' as const,
  state: 'requested' as const,
  member: { _id: memberId, name: 'Asha Patil', referralCode: 'ASHA' },
  date: since,
  waits: undefined,
  transfer: undefined,
};
const cancellation = { ...exampleOf('listCancellations')[0]!, name: 'Asha Patil', requestedAt: since };
const sale = { ...exampleOf('salesOfMember')[0]!, _id: cancellation.saleId, blocked: null };
const password = { ...exampleOf('passwordRequests')[0]!, name: 'Asha Patil', since };

const counts = {
  waitingMembers: { registrations: 0, planRequests: 0 },
  waitingCotton: { orders: 0, returns: 0 },
  waitingPayouts: { payouts: 0, owed: 0, toSend: 0, paidTwice: 0, since: { payouts: null, owed: null, toSend: null } },
  waitingPasswordRequests: { passwordRequests: 0 },
  listCancellations: [],
  sharedNumbers: [],
};

const queues = async () =>
  within(await screen.findByRole('group', { name: 'Views: Queues' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const approve = (name: string) => screen.findByRole('button', { name });
const ready = async (name: string) => {
  await waitFor(async () => expect((await approve(name)).hasAttribute('disabled')).toBe(false));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const emptied = () => screen.findByText('All caught up');

describe('the review queue', () => {
  it('the review queue shows the head all seven queues with their counts, and opens the first one with work', async () => {
    await visit('/requests', {
      as: 'head',
      answers: {
        ...counts,
        waitingCotton: { orders: 3, returns: 0 },
        waitingPasswordRequests: { passwordRequests: 2 },
      },
    });
    expect(await queues()).toEqual([
      'New members',
      'Plan requests',
      'Cotton orders3',
      'Deposit returns',
      'Payouts',
      'Plan cancellations',
      'Password resets2',
    ]);
    expect(location.search).toBe('?queue=orders');
  });

  it.each<[Permission, readonly string[]]>([
    ['approve-members', ['New members']],
    ['decide-plans', ['Plan requests', 'Plan cancellations']],
    ['decide-cotton', ['Cotton orders', 'Deposit returns']],
    ['payouts', ['Payouts']],
    ['manage-members', ['Password resets']],
    ['read', ['Plan cancellations', 'Password resets']],
  ])('the review queue shows staff with %s only the queues of the permission', async (permission, names) => {
    await visit('/requests', { as: [permission], answers: { ...counts, passwordRequests: [], payables: [] } });
    expect(await queues()).toEqual(names);
  });

  it.each([
    ['/plan-cancellations', '/requests?queue=cancellations'],
    ['/password-requests', '/requests?queue=passwords'],
    [`/requests?at=${memberId}`, `/requests?queue=plans&at=${memberId}`],
  ])('the review queue leads from the earlier address %s to the queue', async (address, to) => {
    await visit(address, { as: 'head', answers: { ...counts, passwordRequests: [] } });
    await waitFor(() => expect(location.pathname + location.search).toBe(to));
  });

  it('the review queue leads to the next queue with work when a queue is empty', async () => {
    const answers = { ...counts, waitingPayouts: { ...counts.waitingPayouts, payouts: 1 }, payables: [payout] };
    const { user } = await visit('/requests?queue=passwords', {
      as: 'head',
      answers: { ...answers, passwordRequests: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Payouts' }));
    expect(location.search).toBe('?queue=payouts');
  });

  it('the review queue shows the requests for a password reset as a list as well', async () => {
    const { user } = await visit('/requests?queue=passwords', {
      as: 'head',
      answers: { ...counts, passwordRequests: [password] },
    });
    await user.click(await screen.findByRole('link', { name: 'List view' }));
    await screen.findByRole('table', { name: 'Password resets' });
    await user.click(screen.getByRole('link', { name: 'Review one by one' }));
    await screen.findByRole('article', { name: 'Asha Patil' });
  });
});

describe('a new member in the review queue', () => {
  const waiting = [member];
  const answers = {
    ...counts,
    memberNetwork: () => members(...waiting),
    approveRegistration: () => (waiting.splice(0), exampleOf('approveRegistration')),
    deleteMember: () => (waiting.splice(0), exampleOf('deleteMember')),
  };

  it('a new member in the review queue is approved by two keys', async () => {
    waiting.splice(0, 1, member);
    const { user, server } = await visit('/requests?queue=members', { as: ['approve-members'], answers });
    await ready('Approve');
    expect(server.callsOf('memberNetwork').at(-1)!.query).toMatchObject({ approved: 'false', order: 'asc' });
    expect(await barriers()).toEqual([]);
    await user.keyboard('a');
    (await dialog('Confirm Action')).getByText('Are you sure you want to proceed to approve this member?');
    await user.keyboard('{Enter}');
    await screen.findByText('Asha Patil is approved.');
    await emptied();
    expect(server.callsOf('approveRegistration')).toMatchObject([{ body: { userId: memberId } }]);
  });

  it('a new member in the review queue is deleted after a question, and only if nothing depends on the account', async () => {
    waiting.splice(0, 1, { ...member, isDeletable: false });
    await visit('/requests?queue=members', { as: ['approve-members'], answers });
    await ready('Approve');
    expect((await approve('Delete')).hasAttribute('disabled')).toBe(true);
  });
});

describe('a payout in the review queue', () => {
  it('a payout in the review queue is rejected in its dialog, and the next case follows', async () => {
    const next = { ...payout, _id: 'b'.repeat(24), member: { ...payout.member, name: 'Ravi Shinde' } };
    const waiting = [payout, next];
    const answers = {
      ...counts,
      payables: () => [...waiting],
      updateCommissionStatus: () => (waiting.shift(), exampleOf('updateCommissionStatus')),
    };
    const { user, server } = await visit(`/requests?queue=payouts&at=${payout._id}`, { as: ['payouts'], answers });
    await ready('Approve');
    await user.keyboard('r');
    await user.click((await dialog('Reject Payout')).getByRole('button', { name: 'Reject' }));
    await screen.findByRole('article', { name: 'Ravi Shinde' });
    expect(screen.queryByText(/no longer pending/)).toBeNull();
    expect(server.callsOf('updateCommissionStatus')).toMatchObject([{ body: { status: 'Rejected' } }]);
  });

  it('a payout in the review queue is not approved while a second approver has to decide', async () => {
    const waits = { requestedBy: 'Ravi', requestedAt: since };
    await visit('/requests?queue=payouts', {
      as: ['payouts'],
      answers: { ...counts, payables: [{ ...payout, waits }] },
    });
    await screen.findByText(/Pending approval, requested by: Ravi/);
    await screen.findByRole('link', { name: 'View request' });
    await ready('Reject');
    expect((await approve('Approve')).hasAttribute('disabled')).toBe(true);
  });
});

describe('a plan cancellation in the review queue', () => {
  it('a plan cancellation in the review queue is carried out by the reversal of its sale', async () => {
    const waiting = [cancellation];
    const { user, server } = await visit('/requests?queue=cancellations', {
      as: ['decide-plans'],
      answers: {
        ...counts,
        listCancellations: () => [...waiting],
        salesOfMember: () => [{ ...sale, blocked: waiting.length === 0 ? ('reversed' as const) : null }],
        reverseSale: () => (waiting.splice(0), exampleOf('reverseSale')),
      },
    });
    await ready('Reverse sale');
    await user.keyboard('a');
    await user.type(await screen.findByRole('textbox', { name: /Internal note/ }), 'Asked within 30 days');
    await user.click((await dialog(`Reverse ${sale.plan} sale`)).getByRole('button', { name: 'Reverse sale' }));
    await screen.findByText('Sale reversed.');
    await emptied();
    expect(server.callsOf('reverseSale')).toMatchObject([{ params: { id: cancellation.saleId } }]);
  });

  it('a plan cancellation in the review queue is only shown to a reader without the permission to decide', async () => {
    await visit('/requests?queue=cancellations', {
      as: ['read'],
      answers: { ...counts, listCancellations: [cancellation] },
    });
    await screen.findByRole('article', { name: 'Asha Patil' });
    for (const name of ['Reverse sale', 'Reject']) expect((await approve(name)).hasAttribute('disabled')).toBe(true);
  });
});

describe('a request for a password reset in the review queue', () => {
  it('a request for a password reset in the review queue keeps the temporary password on the screen until the dialog is closed', async () => {
    const waiting = [password];
    const { user } = await visit('/requests?queue=passwords', {
      as: ['manage-members'],
      answers: {
        ...counts,
        passwordRequests: () => [...waiting],
        giveTemporaryPassword: () => (waiting.splice(0), exampleOf('giveTemporaryPassword')),
      },
    });
    await ready('Reset password');
    await user.keyboard('a');
    const asked = await screen.findByRole('dialog');
    await user.click(within(asked).getAllByRole('button').at(-1)!);
    await screen.findByText((exampleOf('giveTemporaryPassword') as { temporaryPassword: string }).temporaryPassword);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
    await emptied();
  });
});
