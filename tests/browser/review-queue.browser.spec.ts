import {
  decideCottonOrder,
  forgotPassword,
  listPlanSales,
  type Permission,
  requestCancellation,
  requestReturn,
  salesOfMember,
} from '@deepam/contracts';
import { afterEach, expect, it } from '@jest/globals';
import {
  asHead,
  asksFor,
  type DeskMember,
  hired,
  newcomer,
  orders,
  withApprovedOrders,
  withPlan,
  withRequestedPayout,
} from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { browser, head, oneHead } from './one-head.js';
import { api } from './people.js';

const minutes = 60_000;

const card = (person: Person) => person.page.getByRole('article');
const key = (person: Person, letter: string) => person.page.locator(`button[aria-keyshortcuts=${letter}]:enabled`);
const tabs = (person: Person) => person.page.getByRole('group', { name: 'Views: Queues' }).getByRole('button');

async function opensCase(person: Person, queue: string, id: string, name: string): Promise<void> {
  await person.visit(`/requests?queue=${queue}&at=${id}`);
  await card(person).filter({ hasText: name }).waitFor();
  await key(person, 'a').waitFor();
  expect(await person.barriers()).toEqual([]);
}

const press = (letter: string) => head.page.keyboard.press(letter);

/** The case is decided, so its address leads on to another one, or to the empty queue. */
async function movesOn(name: string): Promise<void> {
  await card(head).filter({ hasText: name }).waitFor({ state: 'detached' });
  await head.seesNoMore(head.page.getByText('This request is no longer pending'));
}

oneHead();
afterEach(() => head.page.unrouteAll());

it('the review queue of the head has all seven queues', async () => {
  await head.visit('/requests');
  await tabs(head).first().waitFor();
  expect((await tabs(head).allTextContents()).map((text) => text.replace(/\d.*$/, ''))).toEqual([
    'New members',
    'Plan requests',
    'Cotton orders',
    'Deposit returns',
    'Payouts',
    'Plan cancellations',
    'Password resets',
  ]);
});

it(
  'the review queue of the head decides new members, plan requests, cotton orders and deposit returns by keys',
  async () => {
    const registered = await newcomer(somebodyNew('Nila').name);
    await opensCase(head, 'members', registered.id, registered.name);
    await press('a');
    await head.sees('Are you sure you want to proceed to approve this member?');
    await press('Enter');
    await head.sees(`${registered.name} is approved.`);
    await movesOn(registered.name);

    const payer = await newcomer(somebodyNew('Pari').name);
    await asksFor(payer, 'Silver');
    await opensCase(head, 'plans', payer.id, payer.name);
    await press('a');
    await head.dialog('Approve anyway?').waitFor();
    await press('Enter');
    await head.sees(`${payer.name} is now on Silver.`);

    const buyer = await withApprovedOrders(somebodyNew('Rupa').name, 0);
    const id = await orders(buyer, 2);
    await opensCase(head, 'orders', id, buyer.name);
    await press('r');
    await head.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Not received.');
    await press('Control+Enter');
    await head.sees('Cotton order Rejected! Notification sent.');

    const returned = await orders(buyer, 3);
    for (const status of ['Approved', 'Delivered'] as const)
      await asHead(decideCottonOrder, { params: { id: returned }, body: { status } });
    await api.call(requestReturn, { token: buyer.token, params: { id: returned } });
    await opensCase(head, 'returns', returned, buyer.name);
    await press('r');
    await head.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('No wicks arrived.');
    await press('Control+Enter');
    await movesOn('3 kg,');
  },
  3 * minutes,
);

it(
  'the review queue of the head decides payouts, plan cancellations and password requests in their dialogs, and moves on',
  async () => {
    const { name, payoutId } = await withRequestedPayout(somebodyNew('Payal').name, 250);
    await opensCase(head, 'payouts', payoutId, name);
    await press('a');
    const approval = head.dialog('Approve Payout');
    await head.sees('Amount to send', approval);
    await head.button('Cancel', approval).click();
    await press('r');
    await head.button('Reject', head.dialog('Reject Payout')).click();
    await head.sees(/^Payout of ₹250 to Payal .* rejected\.$/);
    await movesOn(name);

    const giver = await withPlan(somebodyNew('Gita').name, 'Bronze');
    const cancellationId = await asksToCancel(giver);
    await opensCase(head, 'cancellations', cancellationId, giver.name);
    await press('a');
    const reversal = head.dialog('Reverse Bronze sale');
    await reversal.getByLabel('Internal note').fill('Asked within 30 days');
    await head.button('Reverse sale', reversal).click();
    await head.sees('Sale reversed.');
    await movesOn(giver.name);
    const sales = await asHead(salesOfMember, { params: { id: giver.id } });
    expect(sales[0]!.reversal).not.toBeNull();

    const forgetful = await newcomer(somebodyNew('Bhanu').name);
    await api.call(forgotPassword, { body: { mobile: forgetful.login.mobile } });
    await head.visit('/requests?queue=passwords&view=list');
    await head.row(forgetful.name).waitFor();
    await head.page.getByRole('link', { name: 'Review one by one' }).click();
    while ((await card(head).filter({ hasText: forgetful.name }).count()) === 0) await press('j');
    await key(head, 'a').waitFor();
    await press('a');
    const reset = head.dialog('Reset password');
    await head.sees(forgetful.login.mobile, reset);
    await head.button('Reset password', reset).click();
    await reset.getByText(/^\d{3}( \d{3}){3}$/).waitFor();
    await head.button('Done', reset).click();
    await movesOn(forgetful.name);
  },
  3 * minutes,
);

it.each<[Permission, readonly string[]]>([
  ['approve-members', ['New members']],
  ['payouts', ['Payouts']],
])(
  'the review queue shows a clerk with the permission %s only its queue, also at the address of another one',
  async (permission, queues) => {
    const clerk = await Person.arrive(browser);
    const login = await hired('Review', [permission]);
    await clerk.changesFirstPassword(login, 'a password of her own');
    await clerk.visit('/requests');
    await tabs(clerk).first().waitFor();
    expect((await tabs(clerk).allTextContents()).map((text) => text.replace(/\d.*$/, ''))).toEqual(queues);
    await clerk.visit('/requests?queue=passwords');
    await clerk.sees('You don’t have access');
    await clerk.leave();
  },
  minutes,
);

async function asksToCancel({ token }: DeskMember): Promise<string> {
  const [sale] = await api.call(listPlanSales, { token });
  const body = { saleId: sale!._id, reason: 'It is not for me.' };
  return (await api.call(requestCancellation, { token, body })).cancellationId;
}
