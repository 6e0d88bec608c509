import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog, field, sees, seesNoMore } from '../../../test/sees.js';
import { barriers, exampleOf, picture, refused, visit } from '../../../test/visit.js';

const kit = { cottonGrams: 200, contents: ['200g cotton for practice'] };
const listPlans = [
  { name: 'Bronze' as const, price: 750, ...kit },
  { name: 'Silver' as const, price: 1500, ...kit },
  { name: 'Gold' as const, price: 2500, ...kit },
];
const ownPlan = (plan: 'Silver' | null, changes: object = {}) => ({
  ...exampleOf('membership'),
  plan,
  planApproved: plan !== null,
  ...changes,
});
const newcomer = { listPlans, membership: ownPlan(null), listUnfinishedPayments: [] };
const notNow = refused(409, 'REQUEST.CONFLICT', 'Not now, please.');
const choose = (plan: string) => button(`Choose Plan: ${plan}`);
const confirm = () => dialog('Confirm Enrollment');
const payment = () => dialog('UPI Payment');

describe('the page of the plans', () => {
  it('the plans page shows a visitor the prices, and leads to the login by "Choose Plan"', async () => {
    const { user } = await visit('/plans', { answers: { listPlans } });
    await choose('Silver');
    const prices = screen
      .getAllByRole('listitem')
      .filter((card) => within(card).queryByRole('button', { name: /^Choose Plan/ }) !== null)
      .map(({ textContent }) => /₹[\d,]+/.exec(textContent)?.[0]);
    expect(prices).toEqual(['₹750', '₹1,500', '₹2,500']);
    await user.click(await choose('Silver'));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('the reason of a loading error is shown, with a retry', async () => {
    const { user, server } = await visit('/plans', { answers: { listPlans: notNow } });
    await sees('Not now, please.');
    server.answers = { listPlans };
    await user.click(await button('Try again'));
    await choose('Gold');
  });

  it('the plans page shows the purchase before a payment begins, and goes back one step by "Close"', async () => {
    const { user, server } = await visit('/plans', { as: 'member', answers: newcomer });
    await user.click(await choose('Bronze'));
    await sees('₹750', await confirm());
    expect([server.callsOf('enrollUpi'), screen.queryByRole('dialog', { name: 'UPI Payment' })]).toEqual([[], null]);
    await user.click(await button('UPI Payment', await confirm()));
    await user.click(await button('Close', await payment()));
    await closed('UPI Payment');
    await user.click(await button('Cancel', await confirm()));
    await closed('Confirm Enrollment');
  });

  it('the plans page asks for the proof before it is submitted, and closes both dialogs when it has arrived', async () => {
    const { user, server } = await visit('/plans', { as: 'member', answers: newcomer });
    await user.click(await choose('Silver'));
    await user.click(await button('UPI Payment', await confirm()));
    await user.click(await button('Submit Proof', await payment()));
    await sees('Choose a file.', await payment());
    expect(await barriers()).toEqual([]);
    await user.upload(await field('Upload Plan Proof', await payment()), picture());
    server.answers = { ...newcomer, membership: ownPlan(null, { requestedPlan: 'Silver' }) };
    await user.click(await button('Submit Proof', await payment()));
    await sees(exampleOf('requestPlanProof').message);
    await closed('UPI Payment');
    await closed('Confirm Enrollment');
    await sees('Pending approval');
    await button('Send Another Proof: Silver');
    expect(screen.queryByRole('button', { name: 'Choose Plan: Silver' })).toBeNull();
    expect(server.callsOf('requestPlanProof').map(({ files }) => files)).toEqual([{ planProof: 'proof.png' }]);
  });

  it('the plans page puts "Enroll UPI Failed." and "Failed to upload plan proof." before the reason of the server', async () => {
    const { user, server } = await visit('/plans', { as: 'member', answers: { ...newcomer, enrollUpi: notNow } });
    await user.click(await choose('Gold'));
    await user.click(await button('UPI Payment', await confirm()));
    await sees('Enroll UPI Failed. Not now, please.', await confirm());
    server.answers = { ...newcomer, requestPlanProof: notNow };
    await user.click(await button('UPI Payment', await confirm()));
    await user.upload(await field('Upload Plan Proof', await payment()), picture());
    await user.click(await button('Submit Proof', await payment()));
    await sees('Failed to upload plan proof. Not now, please.', await payment());
  });

  it('the plans page asks a Silver member for the difference to Gold, after a question and not before', async () => {
    const answers = { listPlans, membership: ownPlan('Silver'), listUnfinishedPayments: [] };
    const { user, server } = await visit('/plans', { as: 'member', answers });
    await sees('Upgrade for ₹1,000');
    await sees('Your plan');
    expect(screen.getAllByRole('button', { name: /^Choose Plan/ })).toHaveLength(1);
    expect(await barriers()).toEqual([]);
    await user.click(await choose('Gold'));
    await sees('Amount to pay', await confirm());
    await sees('₹1,000', await confirm());
    expect(await barriers()).toEqual([]);
    expect(server.callsOf('enrollUpi')).toEqual([]);
    await user.click(await button('UPI Payment', await confirm()));
    await payment();
    expect(server.callsOf('enrollUpi').map(({ body }) => body)).toEqual([{ plan: 'Gold' }]);
  });

  it('the plans page leads back to an unfinished payment, like the dashboard, and warns of paying twice', async () => {
    const unfinished = exampleOf('listUnfinishedPayments');
    const answers = { ...newcomer, listUnfinishedPayments: unfinished };
    const { user } = await visit('/dashboard', { as: 'member', answers });
    await user.click(await screen.findByRole('link', { name: 'Finish your payment: Silver' }));
    await sees(unfinished[0]!.txnid, await payment());
    await sees('Already paid? Don’t pay again', await payment());
    expect(location.pathname).toBe('/plans');
    await user.click(await button('Close', await payment()));
    await closed('UPI Payment');
    await screen.findByRole('link', { name: 'Finish your payment: Silver' });
    expect(location.search).toBe('');
  });
});

describe('a plan request', () => {
  const planRejection = {
    plan: 'Silver' as const,
    reason: 'The picture shows another amount.',
    by: 'Lakshmi Rao',
    at: new Date().toISOString(),
  };
  const rejected = { ...newcomer, membership: ownPlan(null, { planRejection }) };
  const rejectionNote = async () => (await screen.findByText(/was rejected on/)).closest<HTMLElement>('[role=note]')!;

  it('a plan request is reported as awaiting approval on the dashboard', async () => {
    const dashboard = { ...exampleOf('dashboard'), plan: null, planApproved: false, requestedPlan: 'Silver' as const };
    const membership = ownPlan(null, { requestedPlan: 'Silver' });
    await visit('/dashboard', { as: 'member', answers: { ...newcomer, dashboard, membership } });
    await sees('Silver requested. We’re checking your payment proof.');
    expect(screen.queryByText(/was rejected on/)).toBeNull();
  });

  it('a rejected request shows the reason at home, and is answered by another proof without another payment', async () => {
    const { user, server } = await visit('/dashboard', { as: 'member', answers: rejected });
    await sees('The picture shows another amount.', await rejectionNote());
    await sees('Already paid? Don’t pay again, just upload the proof.', await rejectionNote());
    expect(await barriers()).toEqual([]);
    await user.click(within(await rejectionNote()).getByRole('link', { name: 'Send Another Proof' }));
    const proof = await dialog('Send Another Proof');
    expect(within(proof).queryByRole('link', { name: /^Pay/ })).toBeNull();
    await user.upload(await field('Upload Plan Proof', proof), picture('paid.png'));
    server.answers = { ...newcomer, membership: ownPlan(null, { requestedPlan: 'Silver' }) };
    await user.click(await button('Submit Proof', proof));
    await sees('Pending approval');
    await closed('Send Another Proof');
    await seesNoMore('was rejected on');
    expect([server.callsOf('enrollUpi'), location.search]).toEqual([[], '']);
  });

  it('a plan request opens the form of another proof again at its address, as after a reload', async () => {
    await visit('/plans?proof=Silver', { as: 'member', answers: rejected });
    await field('Upload Plan Proof', await dialog('Send Another Proof'));
    expect(await barriers()).toEqual([]);
  });

  it('a rejected request warns of a duplicate payment only when the same plan is chosen again', async () => {
    const { user } = await visit('/plans', { as: 'member', answers: rejected });
    await user.click(await choose('Gold'));
    await user.click(await button('UPI Payment', await confirm()));
    await payment();
    await seesNoMore('Don’t pay again', await payment());
    await user.click(await button('Close', await payment()));
    await user.click(await button('Cancel', await confirm()));
    await user.click(await choose('Silver'));
    await user.click(await button('UPI Payment', await confirm()));
    await sees('Already paid? Don’t pay again', await payment());
  });
});

const waiting = ownPlan(null, { isApproved: false, requestedPlan: 'Bronze' });

describe('the plans of a member whose proof waits for approval', () => {
  it('the plans of a member whose proof waits for approval let the member replace the proof of the requested plan, and do not ask to choose that plan again', async () => {
    await visit('/plans', { as: 'member', answers: { ...newcomer, membership: waiting } });
    const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
    const requested = await card('Bronze');
    requested.getByText('Pending approval');
    const [action, ...others] = requested.getAllByRole('button');
    expect([action!.textContent, others]).toEqual(['Send Another Proof', []]);
    expect(action!.className.split(' ')).not.toContain('primary');
    (await card('Silver')).getByRole('button', { name: 'Choose Plan: Silver' });
  });
});
