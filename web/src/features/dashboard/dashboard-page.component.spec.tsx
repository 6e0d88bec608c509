import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, dialog, field, row, sees } from '../../../test/sees.js';
import { barriers, exampleOf, picture, refused, visit } from '../../../test/visit.js';

const nowhere = { bankAccountNo: '123456789012', ifscCode: null };
const ofHead = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
const planless = { plan: null, planApproved: false };

describe('the dashboard', () => {
  it('the reason of a loading error is shown, with a retry', async () => {
    const closed = refused(409, 'REQUEST.CONFLICT', 'The counter is closed.');
    const { user, server } = await visit('/dashboard', { as: 'member', answers: { dashboard: closed } });
    await sees('The counter is closed.');
    expect(await barriers()).toEqual([]);
    server.answers = {};
    await user.click(await button('Try again'));
    await screen.findByRole('article', { name: 'Your Plan' });
  });

  it('the dashboard lists the missing parts of the profile with their reason, and leads to the field', async () => {
    const profile = {
      ...exampleOf('profile'),
      isApproved: false,
      image: null,
      email: null,
      address: null,
      idProof: null,
      panidProof: null,
      adharNo: null,
      panCardNo: null,
      ...nowhere,
    };
    const dashboard = { ...exampleOf('dashboard'), isApproved: false, ...planless };
    const membership = { ...exampleOf('membership'), isApproved: false, ...planless };
    const { user } = await visit('/dashboard', { as: 'member', answers: { profile, dashboard, membership } });
    const list = () => screen.findByRole('region', { name: 'Complete your profile' });
    await sees('0 of 5 done', await list());
    const reasons = [
      ['Photo', 'So your sponsor and our team can recognise you.'],
      ['Email and address', 'Your kit and cotton are delivered to this address.'],
      ['Aadhaar and ID proof', 'We verify your identity before approving your account.'],
      ['PAN', 'TDS on commission is reported under your PAN.'],
      ['Bank account', 'We send your payouts here.'],
    ];
    const items = within(await list()).getAllByRole('listitem');
    for (const [index, [step, why]] of reasons.entries()) {
      await sees(step!, items[index]!);
      await sees(why!, items[index]!);
    }
    expect(await barriers()).toEqual([]);
    // The account number is known, so only the IFSC code is missing.
    await user.click(within(await list()).getByRole('link', { name: 'Add: Bank account' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('ifscCode'));
  });

  it('the dashboard marks the parts of the profile that are complete', async () => {
    const profile = { ...exampleOf('profile'), isApproved: false, image: null, panCardNo: null };
    const dashboard = { ...exampleOf('dashboard'), isApproved: false };
    const membership = { ...exampleOf('membership'), isApproved: false };
    await visit('/dashboard', { as: 'member', answers: { profile, dashboard, membership } });
    const list = await screen.findByRole('region', { name: 'Complete your profile' });
    await sees('3 of 5 done', list);
    const done = within(list).getByText('Bank account').closest('li')!;
    await sees('Done', done);
    expect(within(done).queryByRole('link')).toBeNull();
  });

  it('the dashboard names the missing rights of a member without a plan, and leads to the plans', async () => {
    const dashboard = { ...exampleOf('dashboard'), ...planless };
    const membership = { ...exampleOf('membership'), ...planless };
    await visit('/dashboard', { as: 'member', answers: { dashboard, membership } });
    const commission = await screen.findByRole('article', { name: 'Commission tracking' });
    await sees('Upgrade to Silver or Gold to withdraw commission.', commission);
    expect((await button('Request Commission Payout', commission)).disabled).toBe(true);
    await sees('Enroll plan Silver or Gold To Add Members');
    expect((await button('Add Member')).disabled).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  it.each([
    ['/adduser', 'Enroll plan Silver or Gold To Add Members'],
    ['/cotton', 'Choose a plan to order cotton.'],
  ])('the dashboard and %s tell a member without a plan what is missing', async (path, text) => {
    const dashboard = { ...exampleOf('dashboard'), ...planless };
    const membership = { ...exampleOf('membership'), ...planless };
    await visit(path, { as: 'member', answers: { dashboard, membership, cottonOrders: [] } });
    await sees(text);
    expect(screen.queryByRole('button', { name: 'Request Cotton' })).toBeNull();
    expect(await barriers()).toEqual([]);
  });
});

describe('the money on the dashboard', () => {
  it('the money on the dashboard leads to the statement', async () => {
    const { user } = await visit('/dashboard', { as: 'member' });
    const earnings = await screen.findByRole('article', { name: 'Earnings' });
    await user.click(within(earnings).getByRole('link', { name: 'View Statement' }));
    await screen.findByRole('heading', { level: 1, name: 'Statement' });
  });
});

describe('the form of a cotton order', () => {
  const open = async (answers: object = {}) => {
    const page = await visit('/dashboard', { as: 'member', answers });
    await page.user.click(await button('Request Cotton'));
    return { ...page, form: await dialog('Request Cotton') };
  };

  it('the reason of a failed order is shown, and the input stays', async () => {
    const asleep = refused(503, 'SERVER.UNAVAILABLE', 'The store is asleep.');
    const { user, server, form } = await open({ requestCotton: asleep });
    await user.type(await field('Quantity (kg)', form), '3');
    await user.upload(await field('Payment Proof', form), picture());
    await user.click(await button('Submit Request', form));
    await sees('Failed to request cotton: The store is asleep.', form);
    expect((await field('Quantity (kg)', form)).value).toBe('3');
    server.answers = {};
    await user.click(await button('Submit Request', form));
    await sees('Cotton requested successfully! Notification sent.');
    expect(server.callsOf('requestCotton').at(-1)!.body).toMatchObject({ quantity: '3' });
  });

  it('the form of a cotton order sends the address of the profile unless it is changed, and asks nothing about it', async () => {
    const { user, server, form } = await open();
    const address = 'Near the temple, Satara, Maharashtra 415001';
    await waitFor(async () => expect((await field('Address', form)).value).toBe(address));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Request Cotton'));
    const again = await dialog('Request Cotton');
    await user.type(await field('Quantity (kg)', again), '1');
    await user.upload(await field('Payment Proof', again), picture());
    await user.click(await button('Submit Request', again));
    await sees('Cotton requested successfully! Notification sent.');
    expect(server.callsOf('requestCotton').map(({ body }) => body)).toMatchObject([{ address }]);
  });

  it('the form of a cotton order takes kilograms in Devanagari digits and a UTR number with spaces, and rejects a short UTR number', async () => {
    const { user, server, form } = await open();
    await user.type(await field('Quantity (kg)', form), '१२');
    await user.upload(await field('Payment Proof', form), picture());
    await user.type(await field(/^UTR/, form), '1234 5678 901');
    await user.click(await button('Submit Request', form));
    await sees('A UTR number has 12 digits.', form);
    await user.type(await field(/^UTR/, form), '2');
    await user.click(await button('Submit Request', form));
    await sees('Cotton requested successfully! Notification sent.');
    expect(server.callsOf('requestCotton')[0]!.body).toMatchObject({ quantity: '12', utr: '123456789012' });
  });
});

describe('the dashboard of the head', () => {
  it("an empty filtered list on the head's dashboard names payouts and not a search", async () => {
    await visit('/dashboard?payouts-kind=plan-refund', { as: 'head', answers: { dashboard: ofHead, payables: [] } });
    await sees('No matching payouts');
    expect(screen.queryByText(/Try another search/)).toBeNull();
  });

  it('the dashboard of the head shows the reason of a failed order decision in the dialog', async () => {
    const faster = refused(409, 'REQUEST.CONFLICT', 'The order is in another state.');
    const { user } = await visit('/dashboard', {
      as: 'head',
      answers: { dashboard: ofHead, decideCottonOrder: faster },
    });
    await user.click(await button('Approve', await row('5 kg')));
    const approve = await dialog('Approve Cotton Order');
    await user.click(await button('Approve', approve));
    await sees('Failed to update cotton order status. Please try again. The order is in another state.', approve);
  });
});
